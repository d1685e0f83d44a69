import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testPage } from '../testing/TestPage.js';
import { navigate, useAddress } from './address.js';
import { PageContext } from './PageContext.js';

const own = location.href;

afterEach(() => navigate(own, { replace: true }));

function Shown() {
  const { pathname, search } = useAddress();
  return pathname.endsWith('EventDetail.html') ? <h1>{search}</h1> : <p>{search}</p>;
}

test('React takes over a part of the document with its own address, after a link has led on', async () => {
  const documentAddress = { pathname: '/en_us/Events.html', search: '?q=gong' };
  navigate(`${documentAddress.pathname}${documentAddress.search}`);
  let isFollowed = false;
  /** Navigates after the frame has hydrated, and before its content does. */
  function Frame() {
    useAddress();
    useLayoutEffect(() => {
      if (isFollowed) return;
      isFollowed = true;
      navigate('/en_us/EventDetail.html?eventId=night-sailing');
    }, []);
    return (
      <Suspense>
        <Shown />
      </Suspense>
    );
  }
  const page = (
    <PageContext value={{ ...testPage, documentAddress }}>
      <Frame />
    </PageContext>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe('?q=gong');
  const errors: unknown[] = [];
  const root = hydrateRoot(host, page, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('?eventId=night-sailing');
  expect(isFollowed).toBe(true);
  expect(errors).toEqual([]);
  root.unmount();
});
