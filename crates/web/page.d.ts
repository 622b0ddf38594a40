// What the scripts know beyond what TypeScript's libraries say; for their check.

/** What happens on a page happens to elements. */
interface EventTarget {
  readonly dataset: DOMStringMap;
  id: any;
  name: any;
  value: any;
  max: any;
  elements: any;
  matches: any;
  closest(selector: string): any;
  getAttribute(name: string): any;
  setAttribute(name: string, value: string): void;
}

interface Element {
  moveBefore?(node: Node, before: Node | null): void;
}

/** A passkey has one. */
interface Credential {
  response: any;
}
