import { sandboxConfirmBody } from "@/contracts/sale/payment/payment.schema";
import { formatCardNumber, formatCvc, formatExpiry } from "./card-format";

test("card numbers are grouped in fours, however they are entered", () => {
  expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("4242-4242 42x")).toBe("4242 4242 42");
  expect(formatCardNumber("4242 ")).toBe("4242");
  expect(formatCardNumber("1".repeat(30))).toBe("1111 1111 1111 1111 111");
  expect(formatCardNumber("")).toBe("");
});

test("an expiry date is typed digit by digit, and can be deleted again", () => {
  const typed = ["1", "12", "12 / 2", "12 / 29"].reduce((before, text) => formatExpiry(text, before), "");
  expect(typed).toBe("12 / 29");
  expect(formatExpiry("12", "1")).toBe("12 / ");
  expect(formatExpiry("12 /", "12 / ")).toBe("12");
  expect(formatExpiry("5", "")).toBe("05 / ");
  expect(formatExpiry("0529", "")).toBe("05 / 29");
  expect(formatExpiry("12/2029", "")).toBe("12 / 20");
});

test("the contract accepts what the form produces", async () => {
  await expect(
    sandboxConfirmBody.validate({
      clientSecret: "pi_x_secret_y",
      cardNumber: formatCardNumber("4242424242424242"),
      expiry: formatExpiry("1230", ""),
      cvc: formatCvc("1 23"),
    }),
  ).resolves.toMatchObject({ cardNumber: "4242424242424242", expiry: "12 / 30", cvc: "123" });
});
