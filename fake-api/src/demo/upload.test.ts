import { upload } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { createUploadGate } from './upload.js';

describe('uploads on their way', () => {
  it('are one per key, however many requests are parallel', () => {
    const gate = createUploadGate();
    const end = gate.enter('key', '10.0.0.1');
    for (let other = 0; other < 39; other += 1) {
      expect(() => gate.enter('key', `10.0.0.${other}`)).toThrow('forbidden');
    }
    expect(gate.size).toBe(1);
    end();
    expect(gate.size).toBe(0);
    gate.enter('key', '10.0.0.1');
    expect(gate.size).toBe(1);
  });

  it('are a few per network address, and some more of all together', () => {
    const gate = createUploadGate();
    let refusedHere = 0;
    for (let place = 0; place < 20; place += 1) {
      for (let count = 0; count < 20; count += 1) {
        try {
          gate.enter(`${place} ${count}`, `10.0.0.${place}`);
        } catch {
          refusedHere += 1;
        }
      }
    }
    expect(gate.size).toBe(upload.atOnce.all);
    expect(refusedHere).toBe(400 - upload.atOnce.all);
    expect(() => createFull().enter('late', '10.0.0.9')).toThrow('serverBusy');
  });

  it('of one network address leave room for others', () => {
    const gate = createUploadGate();
    for (let count = 0; count < upload.atOnce.perAddress; count += 1) gate.enter(`${count}`, '10.0.0.1');
    expect(() => gate.enter('more', '10.0.0.1')).toThrow('tooManyRequests');
    gate.enter('more', '10.0.0.2');
    expect(gate.size).toBe(upload.atOnce.perAddress + 1);
  });
});

function createFull() {
  const gate = createUploadGate();
  for (let count = 0; count < upload.atOnce.all; count += 1) gate.enter(`${count}`, `10.0.1.${count}`);
  return gate;
}
