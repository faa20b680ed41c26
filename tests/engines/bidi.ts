// The transport of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).

export type Session = {
	/** Sends a command and returns its result. */
	send(method: string, params: object): Promise<unknown>;
	close(): void;
};

type Answer =
	| { readonly type: "success"; readonly id: number; readonly result: unknown }
	| {
			readonly type: "error";
			readonly id: number;
			readonly error: string;
			readonly message: string;
	  }
	| { readonly type: "event" };

type Waiting = {
	resolve(result: unknown): void;
	reject(error: Error): void;
};

export async function connect(address: string): Promise<Session> {
	const socket = new WebSocket(address);
	const waiting = new Map<number, Waiting>();
	const rejectAll = () => {
		for (const { reject } of waiting.values())
			reject(new Error("The browser has closed the connection."));
	};
	socket.addEventListener("message", ({ data }) => {
		const answer = JSON.parse(String(data)) as Answer;
		if (answer.type === "event") return;
		const command = waiting.get(answer.id);
		waiting.delete(answer.id);
		if (answer.type === "success") command?.resolve(answer.result);
		else command?.reject(new Error(`${answer.error}: ${answer.message}`));
	});
	socket.addEventListener("close", rejectAll);
	await new Promise<void>((resolve, reject) => {
		socket.addEventListener("open", () => resolve());
		socket.addEventListener("error", () =>
			reject(new Error(`Nothing answers at ${address}.`)),
		);
	});
	let id = 0;
	return {
		send(method, params) {
			id++;
			const message = JSON.stringify({ id, method, params });
			return new Promise((resolve, reject) => {
				waiting.set(id, { resolve, reject });
				socket.send(message);
			});
		},
		close: () => socket.close(),
	};
}
