// A QR code for a link: byte mode, error correction M, versions 1 to 10, mask 0. See ISO/IEC 18004.

/** For each version: correction bytes per block, and the data bytes of its blocks. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** The middles of the small squares. */
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 285 : value << 1;
}
const times = (one: number, other: number) => (one && other ? EXP[(LOG[one]! + LOG[other]!) % 255]! : 0);

/** The correction bytes of a block (Reed and Solomon). */
function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((value, index) => value ^ (index ? times(divisor[index - 1]!, EXP[root]!) : 0));
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let index = 0; index < data.length; index++) {
    const factor = rest[index]!;
    for (const [place, value] of divisor.entries()) rest[index + place]! ^= times(value, factor);
  }
  return rest.slice(data.length);
}

function dataBytes(text: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  write(4, 4);
  write(text.length, version < 10 ? 8 : 16);
  for (const byte of text) write(byte, 8);
  write(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; bytes.length < room; pad++) bytes.push(pad % 2 ? 17 : 236);
  return bytes;
}

/** Data and correction bytes of all blocks, byte by byte in turn. */
function interleaved(bytes: number[], [count, sizes]: [number, number[]]): number[] {
  const blocks = sizes.map((size, index) => {
    const start = sum(sizes.slice(0, index));
    return bytes.slice(start, start + size);
  });
  const corrections = blocks.map((block) => correction(block, count));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => (column < row.length ? [row[column]!] : [])),
    ).flat();
  return [...woven(blocks), ...woven(corrections)];
}

type Grid = (boolean | null)[][];

function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        if (grid[row + y]?.[column + x] !== undefined)
          grid[row + y]![column + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const middles = ALIGNMENT[version - 1]!;
  for (const row of middles)
    for (const column of middles)
      if (grid[row]![column] === null) square(row, column, 2, (ring) => ring !== 1);
  for (let at = 8; at < size - 8; at++) {
    grid[6]![at] ??= at % 2 === 0;
    grid[at]![6] ??= at % 2 === 0;
  }
  return grid;
}

function remainder(value: number, bits: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let bit = bits - 1; bit >= 0; bit--) if ((rest >> (bit + length)) & 1) rest ^= divisor << bit;
  return (value << length) | rest;
}

/** The format (correction M, mask 0) and, from version 7 on, the version, both written twice. */
function describe(grid: Grid, version: number): void {
  const size = grid.length;
  const format = remainder(0, 5, 0b10100110111, 10) ^ 0b101010000010010;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    grid[down]![8] = dark;
    const across = bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit;
    grid[8]![across] = dark;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const told = remainder(version, 6, 0b1111100100101, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((told >> bit) & 1) === 1;
    grid[Math.floor(bit / 3)]![size - 11 + (bit % 3)] = dark;
    grid[size - 11 + (bit % 3)]![Math.floor(bit / 3)] = dark;
  }
}

function fill(grid: Grid, bytes: number[]): boolean[][] {
  const size = grid.length;
  let at = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        grid[row]![column] = (bit === 1) !== ((row + column) % 2 === 0);
        at++;
      }
    }
    upwards = !upwards;
  }
  return grid as boolean[][];
}

/** The dark fields of a code for a text of up to 200 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([, sizes], index) => sum(sizes) >= bytes.length + (index < 9 ? 2 : 3)) + 1;
  if (!version) throw new RangeError(text);
  const blocks = BLOCKS[version - 1]!;
  const grid = patterns(version);
  describe(grid, version);
  return fill(grid, interleaved(dataBytes(bytes, version, sum(blocks[1])), blocks));
}
