import { useEffect, useState } from "react";

/** Returns the object URL of a file, which is revoked when the file changes or the component is removed. */
export function useObjectUrl(file: File | undefined): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		if (!file) return setUrl(undefined);
		const created = URL.createObjectURL(file);
		setUrl(created);
		return () => URL.revokeObjectURL(created);
	}, [file]);
	return url;
}
