import { crc16, payNowCode } from "./pay-now";

test("computes the checksum of the EMV specification", () => {
  // The published check value of CRC-16 with polynomial 0x1021 and start value 0xFFFF.
  expect(crc16("123456789")).toBe("29B1");
  // Published codes: with an amount, a reference and an expiry date, and with another city.
  const published = [
    "00020101021226500009SG.PAYNOW010100211+659099123403011040899991231520400005303702540512.345802SG5902NA6009Singapore62110107INV123463048AF5",
    "00020101021126500009SG.PAYNOW010100211+6590901234030100408205004155204000053037025406888.885802SG5902NA6009Singapore62320128Payment reference XX1234567863046B73",
    "00020101021126380009SG.PAYNOW010100211+6584554295030115204000053037025802SG5902NA6009SINGAPORE630416D8",
  ];
  for (const code of published) expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
});

test("the code for a mobile number equals the published one", () => {
  expect(payNowCode("91234567")).toBe(
    "00020101021126380009SG.PAYNOW010100211+6591234567030115204000053037025802SG5902NA6009Singapore6304B5DB",
  );
});
