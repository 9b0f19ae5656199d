// Looks at a table as it stands in a browser, and returns in words everything that does not fit.
(() => {
  const faults = [];
  const board = document.querySelector(".board");
  if (!board) return { faults: ["there is no table"], places: {} };
  const kind = ["phone", "lying", "low", "high"].find((name) => board.classList.contains(name));
  const WIDE = document.documentElement.clientWidth;
  const HIGH = document.documentElement.clientHeight;
  /** At 200 % of a laptop's window. */
  const atTwice = kind === "lying" && WIDE < 800;
  const SLACK = 1;
  /** Whatever may lie over the table for a while, each a layer of its own. */
  const LAYERS = ".question, .sheet, .tools, .offer-any, .changes, .notices, .news, .lesson, .tip, .what, dialog";
  /** What speaks of the table stands beside what it speaks of; what is told in passing is gone soon. */
  const TOLD = ".notices, .lesson, .tip, .what";

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const whole = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
  const named = (one) => {
    const name = one.dataset?.tile ?? one.dataset?.pier ?? one.dataset?.ability ?? one.getAttribute?.("aria-label") ?? one.textContent;
    return `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !/^(svelte-|n[0-9a-z]{1,2}$)/.test(name)).join(".")} “${short(name ?? "")}”`;
  };
  const shown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest(".only-heard");
  const sticksOut = (inner, outer, slack = SLACK) =>
    inner.left < outer.left - slack || inner.top < outer.top - slack || inner.right > outer.right + slack || inner.bottom > outer.bottom + slack;
  const overlap = (one, other) => ({
    x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  const screen = { left: 0, top: 0, right: WIDE, bottom: HIGH };

  /** The points of a box at which it has to be seen: its middle, and near its corners. */
  const points = ({ left, top, width, height }) =>
    [[0.5, 0.5], [0.18, 0.18], [0.82, 0.18], [0.18, 0.82], [0.82, 0.82]].map(([x, y]) => [left + width * x, top + height * y]);
  const covering = (box, mine) => {
    for (const [x, y] of points(box)) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !mine(hit)) return hit;
    }
    return null;
  };
  function inSight(one, family = null, box = one.getBoundingClientRect()) {
    if (!box.width || !box.height) faults.push(`${named(one)} is not shown`);
    else if (sticksOut(box, screen)) faults.push(`${named(one)} is not on the screen: ${whole(box)}`);
    else {
      const mine = (hit) => one.contains(hit) || hit.contains(one) || hit.closest(TOLD) || (family && hit.closest(family));
      const over = covering(box, mine);
      if (over) faults.push(`${named(one)} at ${whole(box)} is covered by ${named(over)}`);
    }
  }
  function expect(selector, count, family = null) {
    const found = all(selector).filter(shown);
    if (count && found.length !== count) faults.push(`${found.length} instead of ${count} of ${selector}`);
    for (const one of found) inSight(one, family);
  }

  const asked = document.querySelector(".question");
  const sheet = document.querySelector(".sheet");
  const dialog = document.querySelector("dialog[open]");
  const seated = !board.classList.contains("watching");
  /** Parts that a question lies over, as it is meant to. */
  const hidden = {
    phone: asked?.dataset.asked === "hint" ? ["hand", "shop", "actions"] : ["harbour", "hand", "shop", "actions"],
    lying: ["hand", "abilities", "shop", "actions"],
    low: ["shop"],
    high: ["shop"],
  }[kind];
  const tools = document.querySelector(".board > .tools");
  /** On a short phone the tools of a tile take the place of the wares. */
  const replaced = kind === "phone" && tools?.getBoundingClientRect().top > HIGH / 2;
  const open = (part) => !sheet && !(asked && hidden.includes(part)) && !(part === "shop" && replaced);

  function house() {
    const svg = document.querySelector("#own-house svg.house");
    const matrix = svg.getScreenCTM();
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(matrix);
    const box = (x, y, wide, high) => {
      const [from, to] = [at(x, y), at(x + wide, y + high)];
      return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
    };
    const { x, y, width, height } = svg.viewBox.baseVal;
    const drawn = box(x, y, width, height);
    if (sticksOut(drawn, screen)) faults.push(`the house is not on the screen: ${whole(drawn)}`);
    if (!sheet) {
      const laid = [...svg.querySelectorAll(".tile.laid .body, .tile.ghost .body")];
      for (let row = 1; row <= 9; row++)
        for (let column = 0; column < 5; column++) {
          const space = box(column * 100, 900 - row * 100, 100, 100);
          const over = covering(space, (hit) => hit.closest(`#own-house, ${TOLD}`));
          const floats = kind === "high" && over?.closest(".tools");
          const bare = !laid.some((one) => {
            const shared = overlap(one.getBoundingClientRect(), space);
            return shared.x > space.width / 2 && shared.y > space.height / 2;
          });
          if (over && !(floats && bare)) faults.push(`space ${"abcde"[column]}${row} is covered by ${named(over)}`);
        }
    }
    return box(-20, 0, 520 + 130, 1040);
  }

  function shop() {
    if (!open("shop")) return;
    const stall = all(".shop [data-tile]").filter(shown);
    const strip = document.querySelector(".shop .strip");
    if (!strip) {
      if (stall.length !== 20) faults.push(`${stall.length} tiles in the shop`);
    } else {
      inSight(strip.querySelector(".all"));
      const payable = stall.filter((one) => one.matches(".open, .unlocked"));
      if (payable.length !== stall.length) faults.push("the strip offers what cannot be paid");
    }
    for (const tile of stall) {
      inSight(tile);
      const box = tile.getBoundingClientRect();
      for (const part of all(".picture, .price, .count, .pips, .ability", tile).filter(shown))
        if (sticksOut(part.getBoundingClientRect(), box, 1.5)) faults.push(`${named(part)} sticks out of the ware ${tile.dataset.tile}`);
    }
  }

  function parts() {
    if (!sheet && !document.querySelector(".offer-any")) {
      expect(".prompt .guide", 1);
      expect(".prompt .note", 0);
    }
    if (open("harbour")) {
      for (const pier of all(".pier")) {
        const place = pier.querySelector(".place");
        inSight(place, ".pier, .offer-any");
        const number = pier.querySelector(".number");
        if (number) inSight(number, ".pier, .offer-any");
      }
      if (all(".pier").length !== 7) faults.push("not all piers are there");
      if (kind !== "lying") expect(".barge", 1, ".offer-any");
      else if (!tools && !asked && !atTwice) expect(".deckbar .barge", 1);
    }
    if (seated) {
      if (open("hand")) expect(".board > .hand .card", 0, ".hand");
      if (open("hand")) expect(".board > .hand .count", 1);
      if (open("abilities")) expect(".abilities .ability", 5);
      if (open("actions")) expect(".actions .button", 0, ".changes");
    }
    if (!sheet) expect("header.bar .button", 0);
    if (asked) {
      expect(".question button", 0);
      if (!["hint", "changes"].includes(asked.dataset.asked)) expect(kind === "phone" || kind === "lying" ? ".question .undo" : ".actions .undo", 1);
    }
    if (sheet) expect(".sheet [data-tile]", 20);
    expect(".tools button", 0);
    expect(".offer-any button", 0);
    expect(".changes button", 0);
    if (!sheet) expect(".rival", 0, ".offer-any");
  }

  /** The boxes of everything in a part that is tapped or read. */
  function contents(part) {
    if (part === "log") return all(".board > .log");
    const inside = all(`.board > .${part} :is(button, .card, .place, .barge, p, h2, b, span)`);
    return inside.filter((one) => shown(one) && !one.closest(LAYERS) && getComputedStyle(one).clipPath === "none");
  }
  function apart(spaces) {
    const names = ["prompt", "harbour", "deck", "hand", "abilities", "shop", "actions", "rivals", "log", "race", "score"];
    const found = names.map((name) => [name, contents(name).map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)]);
    found.push(["house", [spaces]]);
    for (const [index, [name, boxes]] of found.entries())
      for (const [other, there] of found.slice(index + 1)) {
        const shared = boxes.flatMap((box) => there.map((one) => overlap(box, one))).filter(({ x, y }) => x > SLACK && y > SLACK);
        const most = Math.max(0, ...shared.map(({ x, y }) => Math.min(x, y)));
        if (most) faults.push(`${name} and ${other} overlap by ${Math.round(most)}`);
      }
  }

  /** Whatever is tapped is 44 pixels wide and high, or 38 with 6 around it. Piers, wares and cards, seven or five side by side,
      are 38, and cards in a full hand 36; at 200 %, where that is more than the width there is, piers are 28 wide and 44 high, and cards 25. */
  function targets() {
    const boxes = all(".board button, .board a.button").filter(shown)
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    for (const { one, box } of boxes) {
      const least = Math.min(box.width, box.height);
      if (least >= 43.5) continue;
      const [wide, high] = !atTwice ? [35.5, 37.5] : one.matches(".pier") ? [27.5, 43.5] : [24.5, 34.5];
      if (one.matches(".pier, .offer, button.card") && box.width >= wide && box.height >= high) continue;
      const alone = !boxes.some((other) => {
        const shared = overlap(box, other.box);
        return other.one !== one && shared.x > -5.5 && shared.y > -5.5 && !other.one.contains(one) && !one.contains(other.one);
      });
      if (least < 37.5 || !alone) faults.push(`${named(one)} is only ${Math.round(box.width)}×${Math.round(box.height)}${alone ? "" : ", with something beside it"}`);
    }
  }

  /** The log alone scrolls, and only up and down. */
  function log() {
    const frame = document.querySelector(".board > .log");
    if (!frame || !shown(frame)) return;
    if (sticksOut(frame.getBoundingClientRect(), screen)) faults.push(`the log is not on the screen: ${whole(frame.getBoundingClientRect())}`);
    const lines = frame.querySelector(".lines");
    if (lines.scrollWidth > lines.clientWidth + SLACK) faults.push(`the log is ${lines.scrollWidth} wide in ${lines.clientWidth}`);
  }

  function scrolling() {
    for (const one of [document.documentElement, document.body]) {
      if (one.scrollWidth > WIDE + SLACK) faults.push(`the page is ${one.scrollWidth} wide`);
      if (one.scrollHeight > HIGH + SLACK) faults.push(`the page is ${one.scrollHeight} high`);
    }
    const over = (one) => one.scrollHeight > one.clientHeight + SLACK || one.scrollWidth > one.clientWidth + SLACK;
    for (const one of all("*", board))
      if (/auto|scroll/.test(getComputedStyle(one).overflow) && !one.closest(".log, dialog") && over(one))
        faults.push(`${named(one)} scrolls: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`);
  }

  /** Every line of text on the table, with the box of its letters. */
  function lines() {
    const found = [];
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !shown(parent) || parent.closest("svg, .log .lines, dialog, .word") || getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Of what is shortened, only what is left can be seen.
      const { left, right } = parent.getBoundingClientRect();
      const shortened = getComputedStyle(parent).textOverflow === "ellipsis";
      for (const line of range.getClientRects()) {
        const box = shortened ? new DOMRect(line.x, line.y, Math.min(line.right, right) - Math.max(line.x, left), line.height) : line;
        if (box.width > 1) found.push({ node, parent, box, layer: parent.closest(LAYERS) });
      }
    }
    return found;
  }
  function texts() {
    const found = lines();
    for (const { node, parent, box, layer } of found) {
      if (!layer && asked && hidden.some((part) => parent.closest(`.board > .${part}`))) continue;
      if (sheet && layer !== sheet) continue;
      const text = short(node.data);
      const letters = { left: box.left, right: box.right, top: box.top + box.height * 0.15, bottom: box.bottom - box.height * 0.15 };
      if (sticksOut(letters, screen)) faults.push(`“${text}” is not on the screen: ${whole(box)}`);
      // A name may be of any length: it is shortened where its title has it in full.
      if (parent.title && getComputedStyle(parent).textOverflow === "ellipsis") continue;
      if (parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth && getComputedStyle(parent).overflowX !== "visible")
        faults.push(`“${text}” is cut off in ${named(parent)}`);
      let [free, fixed] = [false, false];
      for (let around = parent; around && around !== board; around = around.parentElement) {
        const { overflow, position } = getComputedStyle(around);
        // What is placed freely is not clipped by what it is not placed in.
        if (position !== "static" && !fixed) free = false;
        const clips = overflow !== "visible";
        const frame = around.matches("button, a.button, .panel, .guide, .note, .sign, .bar.high, .bar.low, .bar.phone, .rival, .count, .price, .offer-any, .changes");
        if (!free && (clips || frame) && sticksOut(letters, around.getBoundingClientRect(), 1.5)) {
          faults.push(`“${text}” sticks out of ${named(around)}`);
          break;
        }
        fixed ||= position === "fixed";
        free ||= fixed || position === "absolute";
      }
    }
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const shared = overlap(one.box, other.box);
        if (shared.x > SLACK && shared.y > 0.3 * Math.min(one.box.height, other.box.height))
          faults.push(`“${short(one.node.data)}” and “${short(other.node.data)}” overlap`);
      }
  }

  /** A lesson or a tip leaves what it rings in sight, and its title, and the menu. */
  function told() {
    const ring = document.querySelector(".spot")?.getBoundingClientRect();
    const always = all(".lesson ~ .board :is(.prompt .guide, header .ways)").filter(shown).map((one) => one.getBoundingClientRect());
    for (const bubble of all(":is(.lesson, .tip) .bubble, .what").filter(shown)) {
      const box = bubble.getBoundingClientRect();
      if (sticksOut(box, screen)) faults.push(`what is told is not on the screen: ${whole(box)}`);
      // A phone on its side has no other room left while a question is open.
      if (bubble.closest(".lesson") && !(kind === "lying" && asked) && always.some((one) => overlap(one, box).x > SLACK && overlap(one, box).y > SLACK))
        faults.push(`what is told covers the title or the menu: ${whole(box)}`);
      const shared = ring ? overlap(ring, box) : { x: 0, y: 0 };
      if (shared.x > 8 && shared.y > 8) faults.push(`what is told covers what it speaks of: ${whole(box)} over ${whole(ring)}`);
    }
  }

  /** Where everything stands, whatever lies over it: none of it ever moves. */
  function places() {
    const fixed = [".board > .hand", ".board > .abilities", ".board > .shop", ".board > .actions", ".board > .rivals", "#own-house svg.house", ".pier", ".stall [data-tile]"];
    return fixed.flatMap((selector) =>
      all(selector).filter((one) => !one.closest(".sheet")).map((one, index) => [`${selector} ${index + 1}`, whole(one.getBoundingClientRect())]),
    );
  }

  if (dialog) {
    if (sticksOut(dialog.getBoundingClientRect(), screen)) faults.push(`a dialog is not on the screen: ${whole(dialog.getBoundingClientRect())}`);
  } else {
    const spaces = house();
    shop();
    parts();
    apart(spaces);
    texts();
    told();
    targets();
    log();
  }
  scrolling();
  return { faults: [...new Set(faults)], places: Object.fromEntries(places()) };
})();
