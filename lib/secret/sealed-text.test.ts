import { openSealedText, sealText } from "./sealed-text";

const SECRET = "a secret of at least thirty-two characters";

test("opens its own seal, and never seals the same text the same way twice", () => {
  const sealed = sealText("Jalan Besar 🌺", SECRET, "mail");
  expect(openSealedText(sealed, SECRET, "mail")).toBe("Jalan Besar 🌺");
  expect(sealText("Jalan Besar 🌺", SECRET, "mail")).not.toBe(sealed);
  expect(sealed).not.toContain("Jalan");
});

test("returns null for another secret or purpose, an altered text and garbage", () => {
  const sealed = sealText("hello", SECRET, "mail");
  const altered = Buffer.from(sealed, "base64");
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(openSealedText(sealed, `${SECRET}!`, "mail")).toBeNull();
  expect(openSealedText(sealed, SECRET, "sms")).toBeNull();
  expect(openSealedText(altered.toString("base64"), SECRET, "mail")).toBeNull();
  expect(openSealedText("rubbish", SECRET, "mail")).toBeNull();
});
