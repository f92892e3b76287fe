import { clientAddress, networkOf } from "./client-address";

test.each([
  ["no proxy is trusted", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
  ["one proxy", "10.0.0.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer entries than proxies", "10.0.0.1", "6.6.6.6", 2, "10.0.0.1"],
  ["no address", "10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["with a port", "10.0.0.1", "203.0.113.9:5123", 1, "203.0.113.9"],
  ["IPv6 in brackets", "10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ["IPv4 on an IPv6 socket", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["in process", "unknown", undefined, 1, "unknown"],
])("%s", (_case, peer, forwarded, hops, address) => {
  expect(clientAddress(peer, forwarded, hops)).toBe(address);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
