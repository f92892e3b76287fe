import { deviceName } from "./device-name";

const CHROME = "(KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME} Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 ${CHROME} Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [`Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${CHROME} Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${CHROME} Safari/537.36 OPR/120.0`, "Opera on Linux"],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Browser on Linux"],
  [
    "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15",
    "Firefox on iPad",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${CHROME} Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  ["Evil<b>Browser</b>/1.0 (anything)", "Unknown device"],
  ["curl/8.5.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
])("%s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
