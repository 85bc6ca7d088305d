import { describe, expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'edge',
      'windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera', 'linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'macos'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'safari',
      'ios',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webKit} Chrome/114.0.0.0 Safari/537.36 MicroMessenger/8.0`,
      'wechat',
      'harmonyos',
    ],
    ['curl/8.5.0', 'other', 'other'],
    ['', 'other', 'other'],
    [null, 'other', 'other'],
  ])('reads %j', (header, browser, system) => {
    expect(deviceOf(header)).toEqual({ browser, system });
  });
});
