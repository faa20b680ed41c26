// What a drawing may contain (SVG 2, and what browsers still support of SVG 1.1): everything that is drawn, but no
// scripts, no external resources and no links.

/** The XML namespaces that have a meaning in a drawing. */
export const namespaces = {
	svg: "http://www.w3.org/2000/svg",
	xlink: "http://www.w3.org/1999/xlink",
	xml: "http://www.w3.org/XML/1998/namespace",
	xmlns: "http://www.w3.org/2000/xmlns/",
	html: "http://www.w3.org/1999/xhtml",
	math: "http://www.w3.org/1998/Math/MathML",
} as const;

/** Elements that are drawn, or affect how others are drawn. */
export const elements = words(`
	svg g defs symbol use switch title desc style
	path rect circle ellipse line polyline polygon text tspan textPath image
	linearGradient radialGradient stop pattern clipPath mask marker
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
	feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
	animate animateMotion animateTransform mpath set
`);

/** Attributes with words or names as values, which are never addresses. */
export const plainAttributes = words(
	"id class lang role type media title systemLanguage requiredExtensions requiredFeatures version baseProfile",
);

/** Attributes that may be animated: geometry and presentation attributes. */
export const animatableAttributes = words(`
	viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points pathLength
	transform gradientTransform patternTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
	clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient
	filterUnits primitiveUnits filterRes in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias
	targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant kernelUnitLength scale xChannelSelector
	yChannelSelector azimuth elevation stdDeviation tableValues slope intercept amplitude exponent radius
	specularConstant specularExponent pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
	stitchTiles z rotate lengthAdjust textLength startOffset method spacing side
	alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
	color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity
	fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
	font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
	letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode
	opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
	stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
	text-anchor text-decoration text-overflow text-rendering transform-box transform-origin unicode-bidi vector-effect
	visibility white-space word-spacing writing-mode
`);

/** Attributes of animations, except attributeName. */
export const animationAttributes = words(`
	attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines keyPoints path
	from to by additive accumulate
`);

/** At-rules that style sheets may contain: none that loads anything. */
export const atRules = words(
	"media supports keyframes -webkit-keyframes layer",
);

/** Functions that style sheets and attributes may contain; `url` is checked separately. */
export const functions = words(`
	rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
	calc min max clamp var env abs sign round mod rem sin cos tan
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	circle ellipse inset polygon path rect xywh
	cubic-bezier steps linear
	not is where has lang dir nth-child nth-last-child nth-of-type nth-last-of-type selector
`);

function words(list: string): ReadonlySet<string> {
	return new Set(list.trim().split(/\s+/));
}
