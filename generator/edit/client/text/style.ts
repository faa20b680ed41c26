/** The style sheet of text editors, for the shadow tree that they are in. */
export const textEditorStyle = `
.text-editor .ProseMirror { white-space: break-spaces; overflow-wrap: anywhere; font-variant-ligatures: none; }
`;
