/** Slips that were once called `preserved`, and what kept them from being seen; beside them twins that keep the behaviour. */
import { beforeAll, expect, test } from 'vitest'
import type { CheckResult, Pair } from '../../src/model/index.js'
import { checkBatch } from '../support/assay.js'

/** A program with `«before|after»` where its versions differ. */
const slips: Readonly<Record<string, string>> = {
  'a reference to what is forbidden is made, and never called': `
    public class Source {
      public interface Opener { java.io.Reader open(String name) throws java.io.IOException; }
      private Opener opener = java.io.FileReader::new;
      private int asked;
      public void use(Opener other) { opener = other; }
      public int asked() { return asked; }
      public int ask(int times) { asked += times«| + 1»; return opener == null ? 0 : asked; }
    }`,
  'an object that asks for too much once is asked for less again': `
    public class Ring {
      private final int[] ring; private int head;
      public Ring(int capacity) { if (capacity < 1) throw new IllegalArgumentException(); ring = new int[capacity]; }
      public void push(int value) { ring[head] = value; head = (head + 1) % ring.length; }
      public int ago(int n) { if (n < 0 || n >= ring.length) throw new IndexOutOfBoundsException(); return ring[«Math.floorMod(head - 1 - n, ring.length)|(head - 1 - n) % ring.length»]; }
    }`,
  'a source that is asked again has nothing any more': `
    import java.util.*;
    public class Rates {
      public interface Source { double[] rates(String name); }
      private final Source source; private final Map<String, double[]> known = new HashMap<>();
      public Rates(Source source) { this.source = source; }
      public double first(String name) { double[] rates = «known.containsKey(name) ? known.get(name) : fetch(name)|Optional.ofNullable(known.get(name)).orElse(fetch(name))»; return rates[0]; }
      private double[] fetch(String name) { double[] rates = source.rates(name); if (rates == null) throw new IllegalStateException(); known.put(name, rates); return rates; }
    }`,
  'who is told to save notices that it is told twice': `
    public class Club {
      public interface Members { String find(int id); boolean save(int id, String title); }
      private final Members members;
      public Club(Members members) { this.members = members; }
      public void rename(int id, String title) { members.save(id, title); «|members.save(id, title);» }
    }`,
  'a returned handle closes its own subscription and no other': `
    import java.util.*;
    public class Feed {
      private final List<Runnable> listeners = new ArrayList<>();
      public Runnable subscribe(Runnable listener) { Objects.requireNonNull(listener); listeners.add(listener); «return () -> listeners.remove(listener);|int at = listeners.size() - 1; return () -> listeners.subList(at, listeners.size()).clear();» }
      public int size() { return listeners.size(); }
    }`,
  'a loader that its cache is made with asks the cache itself': `
    import java.util.*; import java.util.function.Function;
    public class Lazy {
      private final Function<String, String> loader; private final Map<String, String> known = new HashMap<>();
      public Lazy(Function<String, String> loader) { this.loader = Objects.requireNonNull(loader); }
      public String get(String name) { «String value = known.get(name); if (value == null) { value = loader.apply(name); if (value != null) known.put(name, value); } return value;|return known.computeIfAbsent(name, loader);» }
    }`,
  'subscribers of one class of events': `
    import java.util.*; import java.util.function.Consumer;
    public class Hub {
      public static class Event { } public static class Paid extends Event { }
      private final Map<Class<?>, List<Consumer<Event>>> all = new LinkedHashMap<>();
      public void on(Class<? extends Event> type, Consumer<Event> consumer) { all.computeIfAbsent(type, t -> new ArrayList<>()).add(consumer); }
      public int publish(Event event) { int n = 0; for (var entry : all.entrySet()) if («entry.getKey().isInstance(event)|entry.getKey() == event.getClass()») { n += entry.getValue().size(); } return n; }
    }`,
  'rows of an array that was passed': `
    public class Table {
      private final int[][] cells;
      public Table(int[][] cells) { this.cells = new int[cells.length][]; for (int i = 0; i < cells.length; i++) this.cells[i] = cells[i]«.clone()|»; }
      public int[] row(int i) { return cells[i].clone(); }
      public int sum() { int sum = 0; for (int[] row : cells) for (int cell : row) sum += cell; return sum; }
    }`,
  'a repository with two methods is implemented for a test': `
    public class Service {
      public interface Repo { String find(int id); void save(int id, String text); }
      private final Repo repo;
      public Service(Repo repo) { this.repo = repo; }
      public void store(int id, String text) { repo.save(id, text«.trim()|»); }
    }`,
  'an abstract class is extended for a test': `
    public class Printer {
      public abstract static class Layout { protected abstract String head(String title); protected abstract int width(); public String line() { return "-".repeat(Math.min(width(), 9)); } }
      public String print(Layout layout, String title) { return layout.head(title) + «layout.line()|"-".repeat(width(layout))»; }
      private int width(Layout layout) { return 9; }
    }`,
  'a listener calls back on the object that calls it': `
    import java.util.*;
    public class Bus {
      public interface Listener { void on(String event); }
      private final List<Listener> listeners = new ArrayList<>();
      public void subscribe(Listener listener) { listeners.add(listener); }
      public void unsubscribe(Listener listener) { listeners.remove(listener); }
      public void publish(String event) { for (Listener each : «new ArrayList<>(listeners)|listeners») each.on(event); }
    }`,
  'a threshold that no constant of the code names is found by what was compared': `
    public class Limits {
      private final int max;
      public Limits(int max) { this.max = max * 7 + 3; }
      public boolean allows(int wanted) { return wanted «<=|<» max; }
    }`,
  'one long parameter is drawn': `
    public class Interest {
      public String band(long cents) { if (cents < 0) return "none"; if (cents % 1000 «== 999|== 998») return "odd"; return cents > 5_000_000L ? "high" : "low"; }
    }`,
  'the same key again': `
    import java.util.*;
    public class Cache {
      private final Map<String, Integer> hits = new HashMap<>();
      public int hit(String key) { «return hits.merge(key, 1, Integer::sum);|hits.putIfAbsent(key, 1); return hits.get(key);» }
    }`,
  'a prefix of a key that is there': `
    import java.util.*;
    public class Words {
      private final TreeSet<String> words = new TreeSet<>();
      public void add(String word) { if (word != null) words.add(word); }
      public boolean knows(String text) { if (text == null) return false; «return words.contains(text);|String next = words.ceiling(text); return next != null && next.startsWith(text);» }
    }`,
  'a list of more than four': `
    import java.util.*;
    public class Pages {
      public List<String> page(List<String> all) { if (all == null) return List.of(); return all.size() > 10 ? all.subList(0, «10|9») : all; }
    }`,
  'a character next to the one that is compared with': `
    public class Plain {
      public String clean(String text) { if (text == null) return ""; var out = new StringBuilder(); for (char c : text.toCharArray()) if (c «>= ' '|> ' '» || c == '\\n') out.append(c); return out.toString(); }
    }`,
  'a quote in quotes': `
    public class Csv {
      public String quote(String cell) { if (cell == null) return ""; return '"' + cell«.replace("\\"", "\\"\\"")|.replace("\\"", "\\\\\\"")» + '"'; }
    }`,
  'what a constructor was given is told by an accessor that is no getter': `
    public class Search {
      public static final class Query { private final String text; Query(String text) { this.text = text; } public String text() { return text; } }
      public Query query(String words) { return new Query(words == null ? "" : words«.strip()|»); }
    }`,
  'elements of a returned list are called': `
    import java.util.*;
    public class Plan {
      public static final class Step { private int done; private final int goal; Step(int goal) { this.goal = goal; } public boolean advance() { return ++done «>=|>» goal; } }
      public List<Step> steps() { return new ArrayList<>(List.of(new Step(1), new Step(2))); }
    }`,
  'methods that are inherited from the JDK are called': `
    import java.util.*;
    public class Recent extends LinkedHashMap<String, Integer> {
      protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) { return size() > «2|3»; }
      public int room() { return 2; }
    }`,
  'an array that was passed is changed by the caller afterwards': `
    public class Key {
      private final int[] parts;
      public Key(int[] parts) { this.parts = parts«.clone()|»; }
      public int sum() { int sum = 0; for (int part : parts) sum += part; return sum; }
    }`,
  'a list that can be written to': `
    import java.util.*; import java.util.stream.*;
    public class Names {
      public List<String> upper(List<String> names) { return names.stream().map(String::valueOf).«collect(Collectors.toList())|toList()»; }
    }`,
  'a getter that gives away the list itself': `
    import java.util.*;
    public class Team {
      private final List<String> members = new ArrayList<>();
      public void join(String name) { members.add(name); }
      public List<String> getMembers() { return «new ArrayList<>(members)|members»; }
    }`,
  'what an exception leaves behind': `
    public class Counter {
      private int count;
      public void add(int n) { «if (n < 0) throw new IllegalArgumentException(); count++;|count++; if (n < 0) throw new IllegalArgumentException();» }
      public int count() { return count; }
    }`,
  'the object itself as an argument': `
    import java.util.*;
    public class Bag {
      private final List<Integer> items = new ArrayList<>();
      public void add(int item) { items.add(item); }
      public int size() { return items.size(); }
      public void addAll(Bag other) { if (other == null) return; «items.addAll(other.items);|for (Integer each : other.items) items.add(each);» }
    }`,
  'an Object that is a list': `
    import java.util.*;
    public class Shown {
      public String text(Object value) { if (value instanceof List<?> list) return "list of " + list.size()«|+ 1»; return String.valueOf(value); }
    }`,
  'a text that grows for ever in one call, and a slip in another': `
    public class Pad {
      public String left(String text, int width) { String s = text; while (s.length() < width) s = " " + s; return s; }
      public String right(String text, int width) { String s = text; while (s.length() «<|<=» width) s = s + " "; return s; }
    }`,
}

const kept: Readonly<Record<string, string>> = {
  'compareTo by another way to tell the sign': `
    public class Version implements Comparable<Version> {
      private final int major;
      public Version(byte major) { this.major = major; }
      public int compareTo(Version other) { return «major - other.major|Integer.compare(major, other.major)»; }
    }`,
  'another formula for hashCode': `
    public class Point {
      private final int x, y;
      public Point(int x, int y) { this.x = x; this.y = y; }
      public boolean equals(Object o) { return o instanceof Point p && p.x == x && p.y == y; }
      public int hashCode() { return «31 * x + y|java.util.Objects.hash(x, y)»; }
    }`,
  'a text that grows for ever in both versions': `
    public class Pad {
      public String left(String text, int width) { String s = text; while (s.length() < width) s = «" " + s|" ".concat(s)»; return s; }
    }`,
  'a loop instead of a recursion': `
    public class Sum {
      public int sum(int[] all) { if (all == null) return 0; «int sum = 0; for (int each : all) sum += each; return sum;|return sum(all, 0);» }
      «|private int sum(int[] all, int at) { return at == all.length ? 0 : all[at] + sum(all, at + 1); }»
    }`,
}

let results: Readonly<Record<string, CheckResult>> = {}

beforeAll(async () => {
  results = (await checkBatch(pairsOf({ ...slips, ...kept }))).results
}, 300_000)

test.each(Object.keys(slips))('%s', id => {
  expect(results[id]?.verdict.kind, JSON.stringify(results[id])).toBe('changed')
})

test.each(Object.keys(kept))('kept: %s', id => {
  expect(results[id]?.verdict, JSON.stringify(results[id])).toEqual({ kind: 'preserved' })
})

test('a public class that is gone was not tested, and full is not earned', async () => {
  const stays = { 'A.java': 'public class A { public int m() { return 1; } }' }
  const pair = { before: { ...stays, 'B.java': 'public class B { public int n() { return 2; } }' }, after: stays }
  const { evidence } = (await checkBatch({ gone: pair })).results.gone ?? {}
  expect(evidence?.grade).toBe('partial')
  expect(evidence?.uncovered).toEqual(['B#<init>()', 'B#n()'])
})

function pairsOf(programs: Readonly<Record<string, string>>): Readonly<Record<string, Pair>> {
  return Object.fromEntries(Object.entries(programs).map(([id, text]) => [id, pairOf(text)]))
}

function pairOf(text: string): Pair {
  const file = `${/class (\w+)/.exec(text)?.[1]}.java`
  const version = (index: number) => ({
    [file]: text.replace(/«([^|]*?)\|(.*?)»/gs, (_, before: string, after: string) => [before, after][index] ?? ''),
  })
  return { before: version(0), after: version(1) }
}
