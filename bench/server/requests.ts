/** What players ask for before they play. */
export async function comeIn(address: string, name: string): Promise<string> {
  const response = await post(address, '', '/api/me', { name });
  return /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

/** What a page asks for. */
export async function get<Answer>(address: string, cookie: string, path: string): Promise<Answer> {
  const response = await fetch(address + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export async function post(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}
