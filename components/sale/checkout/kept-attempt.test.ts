/** @jest-environment jsdom */
import { answerAttempt, keepAttempt, unansweredAttempt } from "./kept-attempt";

const BODY = {
  orderValue: 100,
  weddingDate: null,
  contactName: "Mei",
  contactPhone: "91234567",
  comment: "",
  termsAgreed: true,
};

beforeEach(() => sessionStorage.clear());

test("the key stays until the attempt is answered, whatever is sent with it", () => {
  const first = keepAttempt("c1", BODY);
  const again = keepAttempt("c1", { ...BODY, comment: "Halal" });
  expect(again.idempotencyKey).toBe(first.idempotencyKey);
  expect(unansweredAttempt("c1")).toEqual(again);
  answerAttempt();
  expect(unansweredAttempt("c1")).toBeNull();
  expect(keepAttempt("c1", BODY).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("another customer on this browser does not inherit it", () => {
  const first = keepAttempt("c1", BODY);
  expect(unansweredAttempt("c2")).toBeNull();
  expect(keepAttempt("c2", BODY).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("foreign data in storage isn't taken as an attempt", () => {
  sessionStorage.setItem("sayang:order-attempt", "{nonsense");
  expect(unansweredAttempt("c1")).toBeNull();
});
