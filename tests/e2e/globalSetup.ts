import { request } from '@playwright/test';

/** Sets the weather of the sweep's typhoon on the started servers. */
export default async function setWeather(): Promise<void> {
  const weather = process.env.TEST_WEATHER;
  if (!weather) return;
  const calls = await request.newContext();
  for (const port of [process.env.E2E_PORT, process.env.E2E_CLOCK_PORT, process.env.E2E_SITE_PORT]) {
    const set = await calls.post(`http://127.0.0.1:${port}/fake/control.json`, { data: { weather } });
    if (!set.ok()) throw new Error(`The server refused the weather "${weather}": ${await set.text()}`);
  }
  await calls.dispose();
}
