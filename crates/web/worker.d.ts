// What the script behind the pages knows beyond what TypeScript's libraries say of workers in
// general; for its check.

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

interface Event {
  data: any;
  newSubscription: any;
  notification: any;
  oldSubscription: any;
  waitUntil(work: Promise<any>): void;
}

interface NotificationOptions {
  renotify?: boolean;
}
