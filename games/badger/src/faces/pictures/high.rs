//! Seven to nine, pawns, courts, crowns, and the Excuse.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage,
        Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, drop, ellipse, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "chance-meeting" => chance_meeting(),
        "castle" => castle(),
        "cave" => cave(),
        "diplomat" => diplomat(),
        "mill" => mill(),
        "betrayal" => betrayal(),
        "pact" => pact(),
        "darkness" => darkness(),
        "merchant" => merchant(),
        "harvest" => harvest(),
        "watchman" => watchman(),
        "light-keeper" => light_keeper(),
        "borderland" => borderland(),
        "consul" => consul(),
        "rite" => rite(),
        "island" => island(),
        "window" => window(),
        "huntress" => huntress(),
        "bard" => bard(),
        "sea" => sea(),
        "end" => end(),
        "calamity" => calamity(),
        "windfall" => windfall(),
        "excuse" => excuse(),
        _ => return None,
    })
}

fn chance_meeting() -> Sketch {
    Sketch::new()
        .shape(Moss, bumps(50.0, 22.0, 42.0, 16.0, 12))
        .shape(River, "M14 92C12 66 18 56 28 56S44 66 42 92z")
        .disc(Blossom, 28.0, 48.0, 9.0)
        .shape(Clay, "M58 92C56 66 62 56 72 56S88 66 86 92z")
        .disc(Straw, 72.0, 48.0, 9.0)
        .line(3.0, "M40 70L50 66L60 70")
        .shape(Mist, "M50 30A7 7 0 1 0 58 38A6 6 0 0 1 50 30z")
        .soil()
}

fn castle() -> Sketch {
    Sketch::new()
        .shape(Stone, "M14 92V40H20V34H26V40H32V34H38V40H40V24H46V18H54V24H60V40H62V34H68V40H74V34H80V40H86V92z")
        .line(1.1, "M14 56H86M14 72H86M28 40V56M44 56V72M58 56V72M72 40V56M28 72V92M74 72V92")
        .shape(Bark, "M40 92V74C40 64 60 64 60 74V92z")
        .line(1.4, "M46 68V92M54 68V92M40 80H60")
        .line(1.8, "M50 18V4")
        .shape(Sun, "M50 4L66 8L50 13z")
        .fill(Ink, "M24 60H28V68H24zM72 60H76V68H72zM48 32H52V42H48z")
}

fn cave() -> Sketch {
    Sketch::new()
        .shape(Stone, "M4 92C6 54 20 20 50 16S94 54 96 92z")
        .shape(Ink, "M24 92C22 62 34 42 50 42S78 62 76 92z")
        .shape(River, "M30 92C36 80 64 80 70 92z")
        .shape(Stone, "M38 46L42 60L46 43zM52 42L56 56L61 45z")
        .dot(Sun, 42.0, 70.0, 2.6)
        .dot(Sun, 54.0, 70.0, 2.6)
        .line(1.2, "M16 66L24 62M26 36L32 42M70 30L66 38M84 60L78 64")
        .leaves(Moss, 10.0, 6.0, &[(20.0, 44.0, -40.0), (80.0, 44.0, 40.0)])
}

fn diplomat() -> Sketch {
    Sketch::new()
        .shape(Berry, "M6 58L34 44L44 62L20 80z")
        .shape(Marigold, "M94 58L66 44L56 62L80 80z")
        .shape(Blossom, "M34 50C44 42 54 46 62 54L70 64C72 70 66 72 62 68C62 74 56 74 53 70C52 76 46 75 44 70C40 74 35 70 36 66z")
        .line(1.4, "M62 68L54 60M53 70L46 63M44 70L40 66M48 50C52 46 60 44 66 50")
        .shape(Mist, "M28 10A10 10 0 1 0 40 22A8 8 0 0 1 28 10z")
        .shape(Sun, star(70.0, 20.0, 12.0, 7.0, 10, 0.0))
}

fn mill() -> Sketch {
    let spokes: String = (0..8)
        .map(|i| ray(64.0, 62.0, 45.0 * i as f32, 4.0, 23.0))
        .collect();
    Sketch::new()
        .shape(Paper, block(10.0, 36.0, 40.0, 44.0))
        .shape(Clay, "M4 38L30 14L56 38z")
        .shape(Mist, block(20.0, 48.0, 14.0, 12.0))
        .line(6.0, circle(64.0, 62.0, 23.0))
        .trace(Bark, 3.4, circle(64.0, 62.0, 23.0))
        .line(2.6, spokes)
        .disc(Straw, 64.0, 62.0, 5.0)
        .shape(
            River,
            "M2 80C16 74 28 84 42 79S68 84 80 79S92 78 98 80V96H2z",
        )
        .leaf(Fern, (84.0, 36.0), 20.0, 20.0, 10.0)
        .leaf(Moss, (84.0, 36.0), -30.0, 16.0, 8.0)
}

fn betrayal() -> Sketch {
    Sketch::new()
        .shape(
            Blossom,
            "M2 60L26 54C34 50 46 56 52 62C54 68 46 70 42 66L34 72L6 76z",
        )
        .line(1.4, "M42 66L34 62")
        .shape(Stone, "M98 22L62 44L56 40L94 14z")
        .shape(Sun, "M60 36L70 50L66 53L56 40z")
        .shape(Bark, "M62 46L52 54L48 50L58 41z")
        .shape(
            Clay,
            "M98 50L74 56C66 58 54 62 52 52C54 44 66 44 72 44L96 36z",
        )
        .shape(Hip, drop(84.0, 66.0, 14.0))
        .shape(Hip, drop(72.0, 76.0, 11.0))
}

fn pact() -> Sketch {
    Sketch::new()
        .shape(Straw, "M22 12C14 12 14 24 22 24H26V82C26 90 18 90 18 86V80H68V86C68 92 76 92 78 84V18C78 14 82 12 84 16V24H78")
        .line(1.6, "M36 30H68M36 40H68M36 50H60M36 60L44 56L50 62L58 56")
        .disc(Hip, 66.0, 70.0, 9.0)
        .shape(Hip, "M60 76L56 92L64 86zM70 76L76 92L66 86z")
        .line(1.4, star(66.0, 70.0, 5.0, 2.4, 5, 0.0))
}

fn darkness() -> Sketch {
    Sketch::new()
        .fill(Ink, "M4 4H96V96H4z")
        .shape(River, "M4 76C20 70 36 82 52 76S82 72 96 78V96H4z")
        .fill(
            Paper,
            [
                circle(20.0, 20.0, 1.4),
                circle(46.0, 14.0, 1.2),
                circle(78.0, 24.0, 1.6),
                circle(30.0, 44.0, 1.2),
                circle(86.0, 50.0, 1.2),
            ]
            .concat(),
        )
        .trace(Clay, 8.0, "M10 64C26 48 40 72 56 54C66 42 78 48 82 60")
        .shape(Clay, "M72 54C76 44 92 46 94 56C92 64 82 68 74 64z")
        .dot(Sun, 85.0, 55.0, 2.4)
        .line(1.6, "M4 4H96V96H4z")
}

fn merchant() -> Sketch {
    Sketch::new()
        .line(2.6, "M50 14V86M14 26H86")
        .shape(Sun, circle(50.0, 14.0, 6.0))
        .line(1.4, "M20 26L8 56M20 26L32 56M80 26L68 50M80 26L92 50")
        .shape(Straw, "M4 56H36C34 68 6 68 4 56z")
        .shape(Straw, "M64 50H96C94 62 66 62 64 50z")
        .berries(Sun, 4.4, &[(14.0, 52.0), (22.0, 50.0), (27.0, 53.0)])
        .leaf(Fern, (76.0, 50.0), 10.0, 20.0, 10.0)
        .leaf(Moss, (82.0, 50.0), 40.0, 16.0, 8.0)
        .shape(Bark, "M34 92C36 84 64 84 66 92z")
}

fn harvest() -> Sketch {
    let ear = Sketch::new().line(3.0, "M50 98V30").leaves(
        Sun,
        22.0,
        12.0,
        &[
            (50.0, 60.0, -34.0),
            (50.0, 60.0, 34.0),
            (50.0, 46.0, -34.0),
            (50.0, 46.0, 34.0),
            (50.0, 32.0, -34.0),
            (50.0, 32.0, 34.0),
            (50.0, 24.0, 0.0),
        ],
    );
    Sketch::new()
        .inset(ear.clone(), 50.0, 44.0, 84.0, 0.0)
        .inset(ear.clone(), 34.0, 48.0, 76.0, -22.0)
        .inset(ear, 66.0, 48.0, 76.0, 22.0)
        .band(Hip, 5.0, "M36 72C44 78 56 78 64 72")
        .line(1.8, "M44 76L34 94M50 78V96M56 76L66 94")
}

fn watchman() -> Sketch {
    Sketch::new()
        .shape(Mist, "M74 6A12 12 0 1 0 90 22A10 10 0 0 1 74 6z")
        .shape(
            Stone,
            "M30 92V54H26V44H32V49H38V44H46V49H52V44H60V54H56V92z",
        )
        .line(1.1, "M30 66H56M30 80H56M42 54V66M36 66V80M48 80V92")
        .shape(Bark, "M36 44C34 32 38 26 44 26S54 32 52 44z")
        .disc(Blossom, 44.0, 22.0, 7.0)
        .line(2.0, "M52 34L66 30V38")
        .shape(Sun, "M62 38H70L72 50H60z")
        .line(1.4, "M56 44L50 46M76 40L82 38M76 48L82 50")
        .soil()
}

fn light_keeper() -> Sketch {
    Sketch::new()
        .fill(Sun, "M50 22L2 10V36zM50 22L98 10V36z")
        .shape(Paper, "M40 34H60L66 84H34z")
        .fill(Hip, "M39 44H61L62 54H38zM36.5 64H63.5L65 74H35.4z")
        .line(1.6, "M40 34H60L66 84H34z")
        .shape(Sun, block(42.0, 18.0, 16.0, 12.0))
        .shape(Hip, "M40 18L50 8L60 18z")
        .line(2.4, "M36 34H64M36 30V34M64 30V34")
        .shape(
            River,
            "M2 84C16 78 28 88 42 83S68 88 80 83S92 80 98 84V96H2z",
        )
}

fn borderland() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 44C24 36 40 46 50 44V94H2z")
        .shape(Straw, "M50 44C66 40 84 48 98 42V94H50z")
        .trace(River, 6.0, "M50 44C44 56 58 66 48 78S54 90 50 96")
        .band(Bark, 3.0, "M14 74V54M30 78V58M66 78V58M84 74V54M8 62C30 68 70 68 92 62")
        // A badger looks over the fence.
        .shape(Stone, "M32 40C30 22 40 12 50 12S70 22 68 40C66 50 58 54 50 54S34 50 32 40z")
        .fill(Paper, "M46 14C42 26 42 40 46 52H54C58 40 58 26 54 14zM34 34C32 40 34 46 38 49C38 42 38 34 40 24zM66 34C68 40 66 46 62 49C62 42 62 34 60 24z")
        .line(1.6, "M32 40C30 22 40 12 50 12S70 22 68 40C66 50 58 54 50 54S34 50 32 40z")
        .dot(Ink, 41.0, 34.0, 2.2)
        .dot(Ink, 59.0, 34.0, 2.2)
        .shape(Ink, ellipse(50.0, 50.0, 4.0, 3.0))
        .shape(Stone, circle(35.0, 18.0, 4.4))
        .shape(Stone, circle(65.0, 18.0, 4.4))
}

fn consul() -> Sketch {
    Sketch::new()
        .shape(Berry, "M16 96C16 72 32 66 50 66S84 72 84 96z")
        .shape(Blossom, ellipse(50.0, 44.0, 17.0, 20.0))
        .leaves(
            Fern,
            13.0,
            7.0,
            &[
                (34.0, 42.0, -30.0),
                (34.0, 34.0, -10.0),
                (38.0, 27.0, 14.0),
                (66.0, 42.0, 30.0),
                (66.0, 34.0, 10.0),
                (62.0, 27.0, -14.0),
            ],
        )
        .dot(Ink, 44.0, 44.0, 1.9)
        .dot(Ink, 56.0, 44.0, 1.9)
        .line(1.5, "M50 45L48 52H51M45 57H55")
        .line(5.0, "M30 70C44 84 56 84 70 70")
        .trace(Sun, 3.0, "M30 70C44 84 56 84 70 70")
        .disc(Sun, 50.0, 84.0, 5.0)
}

fn rite() -> Sketch {
    Sketch::new()
        .shape(Mist, "M44 4A12 12 0 1 0 58 16A10 10 0 0 1 44 4z")
        .shape(Stone, "M10 88L14 44L26 42L28 88zM74 88L72 42L84 44L90 88z")
        .shape(Stone, "M8 44L12 32H88L92 44z")
        .shape(Stone, block(36.0, 74.0, 28.0, 14.0))
        .shape(
            Marigold,
            "M42 74C38 62 48 60 48 50C56 56 54 62 58 60C62 68 60 72 58 74z",
        )
        .leaves(Fern, 10.0, 6.0, &[(20.0, 32.0, -20.0), (80.0, 32.0, 20.0)])
        .trace(Clay, 3.4, "M18 82C14 74 24 70 18 62C14 56 22 52 20 46")
        .soil()
}

fn island() -> Sketch {
    Sketch::new()
        .disc(Sun, 80.0, 20.0, 10.0)
        .shape(Straw, "M22 70C34 58 66 58 78 70z")
        .band(Bark, 4.0, "M50 62C46 46 48 34 54 24")
        .leaves(
            Moss,
            28.0,
            10.0,
            &[
                (54.0, 24.0, -80.0),
                (54.0, 24.0, -40.0),
                (54.0, 24.0, 20.0),
                (54.0, 24.0, 60.0),
                (54.0, 24.0, 100.0),
            ],
        )
        .shape(
            River,
            "M2 70C16 62 28 76 42 68S68 76 80 68S92 66 98 70V94H2z",
        )
        .trace(Clay, 6.0, "M8 84C16 72 24 92 34 80M44 84C52 74 60 92 70 80")
        .shape(Clay, "M70 84C70 74 82 70 88 76C88 84 78 88 70 84z")
        .dot(Ink, 82.0, 77.0, 1.8)
}

fn window() -> Sketch {
    Sketch::new()
        .shape(Bark, "M18 92V40C18 18 34 8 50 8S82 18 82 40V92z")
        .shape(Mist, "M26 84V42C26 26 38 16 50 16S74 26 74 42V84z")
        .disc(Sun, 60.0, 38.0, 9.0)
        .shape(Fern, "M26 84V66C40 56 56 72 74 60V84z")
        .line(2.6, "M50 16V84M26 50H74")
        .shape(Straw, block(12.0, 86.0, 76.0, 8.0))
        .line(1.6, "M82 44C90 50 84 60 90 66")
        .leaf(Moss, (86.0, 54.0), 50.0, 12.0, 7.0)
}

fn huntress() -> Sketch {
    Sketch::new()
        .shape(Mist, circle(72.0, 22.0, 14.0))
        .line(4.6, "M26 8C54 20 54 72 26 92")
        .trace(Bark, 2.6, "M26 8C54 20 54 72 26 92")
        .line(1.2, "M26 8L40 50L26 92")
        .line(2.4, "M24 50H84")
        .shape(Stone, "M82 44L96 50L82 56z")
        .shape(Fern, "M24 50L14 44L20 50L14 56z")
        .shape(Blossom, ellipse(42.0, 50.0, 5.0, 6.0))
}

fn bard() -> Sketch {
    Sketch::new()
        .shape(Sun, star(76.0, 22.0, 17.0, 11.0, 12, 0.0))
        .shape(
            Straw,
            "M30 54C14 56 8 74 18 86C30 96 48 90 50 74C54 70 54 62 48 56C44 52 36 52 30 54z",
        )
        .disc(Ink, 34.0, 70.0, 8.0)
        .band(Bark, 5.0, "M46 58L82 22")
        .line(1.2, "M30 74L84 20M26 70L80 16")
        .line(2.4, "M84 16L90 22M78 10L84 14")
        .line(2.0, "M70 60V80M70 60L84 56V76")
        .dot(Ink, 67.0, 81.0, 4.0)
        .dot(Ink, 81.0, 77.0, 4.0)
}

fn sea() -> Sketch {
    Sketch::new()
        .shape(River, "M2 94V60C10 30 34 12 60 18C80 24 84 44 70 50C62 54 54 46 60 40C44 34 34 56 50 66C66 74 84 66 98 60V94z")
        .trace(Paper, 2.6, "M12 66C18 46 30 32 46 28M8 84C20 76 30 90 44 84S70 88 92 80")
        .fill(Paper, [circle(70.0, 20.0, 2.6), circle(80.0, 28.0, 2.0), circle(84.0, 40.0, 2.6), circle(76.0, 52.0, 2.0)].concat())
        .line(1.0, [circle(70.0, 20.0, 2.6), circle(84.0, 40.0, 2.6)].concat())
}

fn end() -> Sketch {
    Sketch::new()
        .shape(Stone, "M30 92V44C30 26 70 26 70 44V92z")
        .line(1.6, "M40 52H60M40 60H60M44 68H56")
        .shape(Moss, bumps(26.0, 88.0, 10.0, 6.0, 7))
        .shape(Moss, bumps(76.0, 88.0, 12.0, 6.0, 7))
        .leaf(Marigold, (20.0, 30.0), 130.0, 20.0, 10.0)
        .leaf(Clay, (78.0, 24.0), 200.0, 20.0, 10.0)
        .leaf(Fern, (50.0, 16.0), 160.0, 18.0, 9.0)
        .line(1.2, "M18 22C16 16 20 12 18 8M80 16C84 10 80 6 84 2")
        .soil()
}

fn calamity() -> Sketch {
    Sketch::new()
        .shape(Stone, bumps(50.0, 22.0, 40.0, 14.0, 11))
        .shape(Sun, "M52 32L36 58H48L40 84L66 50H53L62 32z")
        .shape(Clay, "M60 90C70 80 64 70 74 64C80 72 90 78 86 90z")
        .shape(Hip, "M12 90C10 78 20 74 20 64C30 72 32 80 30 90z")
        .shape(Marigold, "M17 90C17 84 21 82 22 76C26 82 26 86 25 90z")
        .soil()
}

fn windfall() -> Sketch {
    let rope = "M28 36C38 42 62 42 72 36";
    Sketch::new()
        .shape(Bark, "M34 38C14 52 12 92 50 92S86 52 66 38z")
        .shape(Bark, "M36 34L28 16L42 24L50 12L58 24L72 16L64 34z")
        .line(5.6, rope)
        .trace(Straw, 3.6, rope)
        .disc(Sun, 50.0, 66.0, 12.0)
        .line(1.6, star(50.0, 66.0, 7.0, 3.0, 5, 0.0))
        .berries(Sun, 5.0, &[(12.0, 86.0), (88.0, 84.0), (80.0, 92.0)])
        .soil()
}

fn excuse() -> Sketch {
    Sketch::new()
        .shape(Hip, "M50 40C36 44 20 36 14 16C30 14 44 24 50 40z")
        .shape(Sage, "M50 40C64 44 80 36 86 16C70 14 56 24 50 40z")
        .shape(River, "M50 42C42 30 44 14 50 4C56 14 58 30 50 42z")
        .disc(Sun, 14.0, 14.0, 5.0)
        .disc(Sun, 86.0, 14.0, 5.0)
        .disc(Sun, 50.0, 4.0, 4.0)
        .shape(Blossom, ellipse(50.0, 58.0, 17.0, 19.0))
        .dot(Ink, 44.0, 55.0, 2.0)
        .line(1.8, "M53 55C55 57 58 57 60 55M42 65C46 71 54 71 58 65")
        .shape(Moss, "M28 78L36 72L42 80L50 74L58 80L64 72L72 78L78 94H22z")
}
