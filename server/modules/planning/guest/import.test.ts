import { readSheet, tableOf, writeXlsx } from "@/server/core/sheet";
import type { Page } from "@/contracts/envelope";
import type { Guest } from "@/contracts/planning/guest/guest";
import type { GuestImport } from "@/contracts/planning/guest/guest-import";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { app, call, db } = useShop();
type Actor = Awaited<ReturnType<typeof makeCustomer>>["actor"];

function send(as: Actor, fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  return call<GuestImport>("POST", "/user/guest/import", { as, body });
}
const guests = async (as: Actor) =>
  (await call<Page<Guest>>("GET", "/user/guest?limit=500", { as })).body.data.docs;
async function download(as: Actor, path: string): Promise<{ type: string; bytes: Buffer }> {
  const { token } = await signAccessToken(as);
  const response = await app.request(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return {
    type: response.headers.get("content-type") ?? "",
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const CSV = `Full name,Family,E-mail,Handphone,Side,Category,Plus ones,Diet,Shoe size
Mei Tan,The Tans,mailto:mei@example.com;,+65 9123 4567,Bride,Family,1,"Vegetarian, no onions",38
Jun Tan,The Tans,,,Bride,Family,,Child meal,30
,The Lims,,,,,,,
Siti,,siti@example..com,,Groom,,,,
Arif,,,81234567,Groom,Poly friends,9,,
Ravi,,,12,Both,,,,
`;

test("replies come in as the guests’ answers, and as a note where they aren’t invited", async () => {
  const { actor } = await makeCustomer(db());
  const added = await call<{ id: string }>("POST", "/user/wedding/event", {
    as: actor,
    body: { kind: "tea_ceremony", name: "Tea ceremony", date: "2027-08-01" },
  });
  expect(added.body.code).toBeLessThan(300);
  const { docs } = (
    await call<{ docs: { id: string; kind: string }[] }>("GET", "/user/wedding/event", { as: actor })
  ).body.data;
  const idOf = (kind: string) => docs.find((each) => each.kind === kind)?.id ?? "";
  const [banquet, tea] = [idOf("banquet"), idOf("tea_ceremony")];
  const text = [
    "Name,Invited,RSVP,Coming,Tea ceremony RSVP",
    "Mei Tan,3,Yes,2,No",
    "Jun Lim,1,Regrets,0,No",
    "Siti,1,Maybe,,",
    "Bo Ng,1,,,",
  ]
    .join("\n")
    .replaceAll(",", "\t");
  const preview = (await send(actor, { text })).body.data;
  expect(preview).toMatchObject({
    heads: 4,
    declined: 2,
    preview: [
      { heads: 3, declined: 1, details: "2 attending, 1 declined" },
      { heads: 1, declined: 1, details: "Declined" },
      { heads: 1, declined: 0, details: "Maybe" },
      { heads: 1, declined: 0, details: "" },
    ],
  });
  await send(actor, { text, commit: "true", eventIds: [banquet, tea].join(",") });
  const list = await guests(actor);
  const answers = (name: string, eventId: string) =>
    list
      .filter((each) => each.name === name)
      .map(({ events }) => events.find((each) => each.eventId === eventId)?.answer);
  expect(answers("Mei Tan", banquet)).toEqual(["yes"]);
  expect(answers("Guest of Mei Tan", banquet).toSorted()).toEqual(["no", "yes"]);
  expect(answers("Guest of Mei Tan", tea)).toEqual(["no", "no"]);
  expect(answers("Jun Lim", banquet)).toEqual(["no"]);
  expect(answers("Siti", banquet)).toEqual(["maybe"]);
  expect(answers("Siti", tea)).toEqual(["maybe"]);
  expect(answers("Bo Ng", banquet)).toEqual(["waiting"]);

  const { actor: another } = await makeCustomer(db());
  await send(another, { text, commit: "true" });
  const noted = new Map((await guests(another)).map(({ name, notes, events }) => [name, { notes, events }]));
  expect(noted.get("Jun Lim")).toEqual({ notes: "Reply: Declined", events: [] });
  expect(noted.get("Bo Ng")).toEqual({ notes: "", events: [] });
});

test("a CSV file is mapped and previewed, and its valid rows are imported", async () => {
  const { actor } = await makeCustomer(db());
  const file = { name: "mothers.csv", bytes: Buffer.from(CSV) };
  const preview = await send(actor, {}, file);
  expect(preview.body.data).toMatchObject({
    rows: 6,
    good: 6,
    heads: 16,
    errorCount: 0,
    imported: 0,
    columns: [
      { header: "Full name", field: "name", samples: ["Mei Tan", "Jun Tan", "Siti"] },
      ...["household", "email", "phone", "side", "group", "plusOnes", "dietary"].map((field) => ({ field })),
      { header: "Shoe size", field: null },
    ],
    problems: [
      { row: 5, name: "Siti", header: "E-mail", reason: "“siti@example..com” is not an email address" },
      { row: 7, name: "Ravi", header: "Handphone", reason: "“12” is not a phone number" },
    ],
    preview: [
      { name: "Mei Tan", household: "The Tans", plusOnes: 1, heads: 2 },
      { name: "Jun Tan" },
      { name: "The Lims", household: "The Lims" },
      { name: "Siti", contact: "" },
      { name: "Arif", heads: 10 },
      { name: "Ravi" },
    ],
  });
  expect(await guests(actor)).toEqual([]);
  const events = await call<{ docs: { id: string }[] }>("GET", "/user/wedding/event", { as: actor });
  const eventIds = events.body.data.docs[0]?.id ?? "";
  const done = await send(actor, { commit: "true", eventIds }, file);
  expect(done.body.data.imported).toBe(16);
  const list = await guests(actor);
  const named = (name: string) => list.find((each) => each.name === name);
  expect(named("Mei Tan")).toMatchObject({
    dietary: ["vegetarian"],
    allergies: "no onions",
    events: [{ answer: "waiting" }],
  });
  expect(named("Guest of Mei Tan")).toBeDefined();
  expect(named("Jun Tan")).toMatchObject({ householdName: "The Tans", dietary: ["child_meal"] });
  expect(named("Ravi")).toMatchObject({ tags: ["To check"], notes: "To check: 12" });
  const again = await send(actor, { commit: "true" }, file);
  expect(again.body.data).toMatchObject({ imported: 0, errorCount: 6 });
  await call("POST", "/user/guest/undo", { as: actor, body: { undoId: done.body.data.undoId } });
  expect(await guests(actor)).toEqual([]);
});

test("a guest on the list is recognised by the full name, family name first", async () => {
  const { actor } = await makeCustomer(db());
  const csv = (text: string) => ({ name: "names.csv", bytes: Buffer.from(text) });
  await send(actor, { commit: "true" }, csv("First name,Last name\n美玲,陈\nÁnh,Nguyễn\n"));
  const again = await send(actor, {}, csv("Name\n陈 美玲\nNguyễn Ánh\n美玲陈\n"));
  expect(again.body.data).toMatchObject({
    preview: [{ name: "美玲陈" }],
    errors: [{ reason: "Already on your list" }, { reason: "Already on your list" }],
  });
});

test("pasted rows are imported without a header, and with a custom mapping", async () => {
  const { actor } = await makeCustomer(db());
  const text = "Aisha\taisha@example.com\t9123 4567\nWei\t\t\nKumar\tkumar@example.com\t";
  const guessed = (await send(actor, { text })).body.data;
  expect(guessed.columns.map(({ field }) => field)).toEqual(["name", "email", "phone"]);
  const done = await send(actor, { text, mapping: "firstName,,notes", commit: "true" });
  expect(done.body.data).toMatchObject({ good: 3, imported: 3 });
  expect(await guests(actor)).toMatchObject([
    { name: "Aisha", notes: "9123 4567" },
    { name: "Kumar" },
    { name: "Wei" },
  ]);
  expect((await send(actor, { text: " " })).status).toBe(400);
  expect((await send(actor, { text, mapping: "password" })).status).toBe(400);
});

test.each([
  ["a list in a line", "Mei Tan, Jun Lim, Bo Goh"],
  ["numbers", "1. Mei Tan\n2) Jun Lim\n3、Bo Goh"],
  ["bullets", "• Mei Tan\n- [ ] Jun Lim\n✅ Bo Goh"],
  ["a chat", "[1/8/27, 10:00] Mum: Mei Tan\n[1/8/27, 10:01] Mum: Jun Lim\n[1/8/27, 10:01] Dad: Bo Goh"],
  ["addresses of a mail", "Mei Tan <m@example.com>; Jun Lim <j@example.com>; Bo Goh <b@example.com>"],
])("pasting %s adds a guest for each name", async (_, text) => {
  const { actor } = await makeCustomer(db());
  const { preview } = (await send(actor, { text })).body.data;
  expect(preview.map(({ name }) => name)).toEqual(["Mei Tan", "Jun Lim", "Bo Goh"]);
});

test("an xlsx file of 2,000 guests is imported completely, and exported again without formulas", async () => {
  const { actor } = await makeCustomer(db());
  const rows = Array.from({ length: 2_000 }, (_, at) => [
    `Guest ${at}`,
    `Home ${Math.floor(at / 4)}`,
    "=1+1",
  ]);
  const bytes = await writeXlsx(["Name", "Household", "Notes"], rows);
  const done = await send(actor, { commit: "true" }, { name: "all.xlsx", bytes });
  expect(done.body.data).toMatchObject({ good: 2_000, imported: 2_000, errorCount: 0 });
  const shown = await call("GET", "/user/guest/event/showGuest", { as: actor });
  expect(shown.body.data).toMatchObject({ guests: 2_000, households: 500 });
  const csv = await download(actor, "/user/guest/export?format=csv&searchBy=Guest%207");
  expect(csv.type).toContain("text/csv");
  expect(csv.bytes.toString("utf8")).toContain("'=1+1");
  const sheet = tableOf(
    await readSheet((await download(actor, "/user/guest/export")).bytes, "guest-list.xlsx"),
  );
  expect(sheet.rows).toHaveLength(2_000);
  expect(sheet.header).toContain("Banquet: meal");
  const template = tableOf(await readSheet((await download(actor, "/user/guest/template")).bytes, "t.xlsx"));
  const filled = await writeXlsx(template.header, template.rows);
  const used = await send(actor, {}, { name: "t.xlsx", bytes: filled });
  expect(used.body.data).toMatchObject({ good: 2, errorCount: 0 });
  expect(used.body.data.columns.every(({ field }) => field)).toBe(true);
});

test("guests are imported only after the email address is verified", async () => {
  const { actor } = await makeCustomer(db(), { verified: false });
  const { status, body } = await send(actor, { text: "Name\nMei Tan" });
  expect(status).toBe(403);
  expect(body.message).toMatch(/verify your email address/);
});

test("ticks below the parts of a wedding become invitations, and ticks below meals become dietary needs", async () => {
  const { actor } = await makeCustomer(db());
  const add = (kind: string, name: string) =>
    call<{ id: string }>("POST", "/user/wedding/event", { as: actor, body: { kind, name } });
  const events = [await add("solemnisation", "Our vows"), await add("banquet", "Dinner at eight")];
  const party = await add("after_party", "After-party");
  const eventIds = [...events, party].map(({ body }) => body.data.id);
  const sheet = "Name,Ceremony,Dinner,Vegetarian\nMei,x,x,1\nJun,,Y,\nBo,✓,,\n";
  const file = { name: "ticks.csv", bytes: Buffer.from(sheet) };
  const { code, data } = (await send(actor, { commit: "true", eventIds: eventIds.join(",") }, file)).body;
  expect({ code, imported: data.imported }).toEqual({ code: 200, imported: 3 });
  const invited = (await guests(actor)).map(({ name, events: own, dietary }) => ({
    name,
    dietary,
    events: own.map(({ eventId }) => eventIds.indexOf(eventId)).toSorted(),
  }));
  expect(invited).toEqual(
    expect.arrayContaining([
      { name: "Mei", dietary: ["vegetarian"], events: [0, 1, 2] },
      { name: "Jun", dietary: [], events: [1, 2] },
      { name: "Bo", dietary: [], events: [0, 2] },
    ]),
  );
});
