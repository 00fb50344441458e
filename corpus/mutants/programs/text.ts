/** Programs that read, write and reckon with text. */
import { between, type Domain, maybe, some } from './domain.js'

const formatting: Domain = (d, p) => {
  const width = between(d, 6, 14)
  return [
    `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Texts', 'Format', 'Layout'])} {
      private static final char PAD = '${d.pick([' ', '.', '_', '-'])}';
      private int width = ${width};
      public void setWidth(int width) {
        if (width < 1 || width > 200) throw new IllegalArgumentException("width");
        this.width = width;
      }
      public int getWidth() { return width; }
      public String left(String s) {
        StringBuilder out = new StringBuilder(s);
        while (out.length() < width) out.append(PAD);
        return out.toString();
      }
      public String right(String s) {
        String out = s;
        for (int i = s.length(); i < width; i++) out = PAD + out;
        return out;
      }
      public String center(String s) {
        int free = width - s.length();
        if (free <= 0) return s;
        int before = free / 2;
        return String.valueOf(PAD).repeat(before) + s + String.valueOf(PAD).repeat(free - before);
      }
      public List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
          if (line.isEmpty()) line = word;
          else if (line.length() + 1 + word.length() <= width) line = line + " " + word;
          else {
            lines.add(line);
            line = word;
          }
        }
        if (!line.isEmpty()) lines.add(line);
        return lines;
      }
      ${some(d, 0.6, [
        `public static String capitalize(String s) {
        if (s == null || s.isEmpty()) return "";
        return Character.toUpperCase(s.charAt(0)) + s.substring(1).toLowerCase();
      }`,
        `public static int vowels(String s) {
        int count = 0;
        for (char c : s.toCharArray()) {
          switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u':
              count++;
              break;
            default:
              break;
          }
        }
        return count;
      }`,
        `public static boolean isPalindrome(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
          if (s.charAt(i) != s.charAt(j)) return false;
          i++;
          j--;
        }
        return true;
      }`,
        `public static String initials(String... names) {
        String out = "";
        for (String name : names) {
          if (name != null && name.length() > 0) out += name.charAt(0) + ".";
        }
        return out;
      }`,
      ])}
    }`,
  ]
}

const cipher: Domain = (d, p) => {
  const shift = between(d, 1, 12)
  return [
    `package ${p};
    public interface Cipher {
      String encode(String text);
      default String twice(String text) { return encode(encode(text)); }
      default int checksum(String text) {
        int sum = ${between(d, 0, 9)};
        for (int i = 0; i < text.length(); i++) sum = sum * 31 + text.charAt(i);
        return sum;
      }
    }`,
    `package ${p};
    public class ${d.pick(['Caesar', 'Shift', 'Rotation'])} implements Cipher {
      private final int shift;
      public @@() { this(${shift}); }
      public @@(int shift) { this.shift = Math.floorMod(shift, 26); }
      @Override
      public String encode(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) out.append(turned(c));
        return out.toString();
      }
      private char turned(char c) {
        if (c >= 'a' && c <= 'z') return (char) ('a' + (c - 'a' + shift) % 26);
        if (c >= 'A' && c <= 'Z') return (char) ('A' + (c - 'A' + shift) % 26);
        return c;
      }
      @Override
      public String toString() { return "shift by " + shift; }
    }`,
    `package ${p};
    public class Mirror implements Cipher {
      private final Cipher inner;
      private int used;
      public Mirror(Cipher inner) { this.inner = inner; }
      @Override
      public String encode(String text) {
        used++;
        String coded = inner == null ? text : inner.encode(text);
        return new StringBuilder(coded).reverse().toString();
      }
      public int used() { return used; }
      @Override
      public int checksum(String text) { return Cipher.super.checksum(text) ^ ${between(d, 1, 99)}; }
    }`,
  ]
}

const calculator: Domain = (d, p) => [
  `package ${p};
    public class ${d.pick(['Calculator', 'Formula', 'Evaluator'])} {
      private static class SyntaxError extends RuntimeException {
        SyntaxError(String message) { super(message); }
      }
      private String text = "";
      private int at;
      private int evaluated;
      public long evaluate(String input) {
        text = input.replace(" ", "");
        at = 0;
        long value = sum();
        if (at < text.length()) throw new IllegalArgumentException("unexpected " + text.charAt(at));
        evaluated++;
        return value;
      }
      private long sum() {
        long value = product();
        while (at < text.length() && (peek() == '+' || peek() == '-')) {
          char op = text.charAt(at++);
          long right = product();
          value = op == '+' ? value + right : value - right;
        }
        return value;
      }
      private long product() {
        long value = factor();
        while (at < text.length()) {
          if (peek() == '*') {
            at++;
            value *= factor();
          } else if (peek() == '/') {
            at++;
            long by = factor();
            if (by == 0) throw new ArithmeticException("by zero");
            value /= by;
          } else {
            break;
          }
        }
        return value;
      }
      private long factor() {
        if (at >= text.length()) throw new SyntaxError("end");
        if (peek() == '-') {
          at++;
          return -factor();
        }
        if (peek() == '(') {
          at++;
          long value = sum();
          if (at >= text.length() || peek() != ')') throw new SyntaxError(")");
          at++;
          return value;
        }
        int start = at;
        long number = 0;
        while (at < text.length() && Character.isDigit(peek())) {
          number = number * 10 + (peek() - '0');
          at++;
        }
        if (start == at) throw new SyntaxError("number");
        return number;
      }
      private char peek() { return text.charAt(at); }
      public int evaluated() { return evaluated; }
      public String tryEvaluate(String input) {
        try {
          return "= " + evaluate(input);
        } catch (SyntaxError e) {
          return "? at " + at;
        } catch (ArithmeticException e) {
          return "undefined";
        } finally {
          text = "";
        }
      }
      public long sumOf(int a, int b) { return evaluate(a + "+" + b + "*${between(d, 2, 9)}"); }
    }`,
]

const tokens: Domain = (d, p) => [
  `package ${p};
    public record Token(Kind kind, String text) {
      public enum Kind { WORD, NUMBER, SIGN }
      public boolean is(String other) { return text.equals(other); }
      public int length() { return text.length(); }
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Lexer', 'Scanner', 'Tokenizer'])} {
      private final String input;
      private int position = 0;
      public @@(String input) { this.input = input == null ? "" : input; }
      public boolean hasNext() {
        while (position < input.length() && Character.isWhitespace(input.charAt(position))) position++;
        return position < input.length();
      }
      public Token next() {
        if (!hasNext()) throw new IllegalStateException("at the end");
        char first = input.charAt(position);
        int start = position;
        if (Character.isDigit(first)) {
          while (position < input.length() && Character.isDigit(input.charAt(position))) position++;
          return new Token(Token.Kind.NUMBER, input.substring(start, position));
        }
        if (Character.isLetter(first)) {
          do {
            position++;
          } while (position < input.length() && Character.isLetter(input.charAt(position)));
          return new Token(Token.Kind.WORD, input.substring(start, position));
        }
        position++;
        return new Token(Token.Kind.SIGN, String.valueOf(first));
      }
      public int count(Token.Kind kind) {
        int count = 0;
        for (Token token : all()) {
          if (token.kind() == kind) count++;
        }
        return count;
      }
      public List<Token> all() {
        List<Token> tokens = new ArrayList<>();
        while (hasNext()) tokens.add(next());
        return tokens;
      }
      public int numbers() {
        int sum = 0;
        for (Token token : all()) {
          sum += switch (token.kind()) {
            case NUMBER -> token.length() > 6 ? ${between(d, 1, 9)} : Integer.parseInt(token.text());
            case WORD -> ${between(d, 1, 3)};
            default -> 0;
          };
        }
        return sum;
      }
    }`,
]

const template: Domain = (d, p) => [
  `package ${p};
    import java.util.HashMap;
    import java.util.Map;
    public class ${d.pick(['Template', 'Letter', 'Message'])} {
      private final String pattern;
      private final Map<String, String> values = new HashMap<>();
      private boolean strict;
      public @@(String pattern) { this.pattern = pattern; }
      public @@ set(String key, String value) {
        values.put(key, value);
        return this;
      }
      public @@ set(String key, int value) { return set(key, "#" + value); }
      public @@ set(String key, long value) { return set(key, value + "L"); }
      public @@ strict(boolean strict) {
        this.strict = strict;
        return this;
      }
      public String render() {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < pattern.length()) {
          char c = pattern.charAt(at);
          if (c != '${d.pick(['$', '%', '#'])}' || at + 1 >= pattern.length()) {
            out.append(c);
            at++;
            continue;
          }
          String key = pattern.substring(at + 1, at + 2);
          out.append(value(key));
          at += 2;
        }
        return out.toString();
      }
      private String value(String key) {
        String value = values.get(key);
        if (value != null) return value;
        if (strict) throw new IllegalStateException("no value for " + key);
        return "?";
      }
      public int size() { return values.size(); }
      public String year(int year) { return set("y", year).get("y") + set("z", year * 2L).get("z"); }
      private String get(String key) { return values.get(key); }
    }`,
]

const numerals: Domain = (d, p) => [
  `package ${p};
    public class Numerals {
      private static final int[] VALUES = {100, 90, 50, 40, 10, 9, 5, 4, 1};
      private static final String[] SIGNS = {"C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
      public static String roman(int number) {
        if (number <= 0 || number > 399) throw new IllegalArgumentException("out of range");
        StringBuilder out = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
          while (rest >= VALUES[i]) {
            out.append(SIGNS[i]);
            rest -= VALUES[i];
          }
        }
        return out.toString();
      }
      public static String binary(int number) {
        if (number == 0) return "0";
        String out = "";
        int rest = number;
        while (rest != 0) {
          out = ((rest & 1) == 1 ? "1" : "0") + out;
          rest >>>= 1;
        }
        return out;
      }
      public static String digits(long number, int base) {
        if (base < 2 || base > 16) throw new IllegalArgumentException("base " + base);
        long rest = Math.abs(number % 1000000);
        String out = "";
        do {
          int digit = (int) (rest % base);
          out = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10) + out;
          rest /= base;
        } while (rest > 0);
        return number < 0 ? "-" + out : out;
      }
      ${maybe(
        d,
        `public static String grouped(int number) {
        String digits = String.valueOf(Math.abs(number % ${d.pick([10000, 100000, 1000000])}));
        String out = "";
        for (int i = 0; i < digits.length(); i++) {
          if (i > 0 && (digits.length() - i) % 3 == 0) out += ",";
          out += digits.charAt(i);
        }
        return out;
      }`,
      )}
      ${maybe(
        d,
        `public static int crossSum(int n) {
        if (n < 0) return crossSum(-(n + 1));
        return n < 10 ? n : n % 10 + crossSum(n / 10);
      }`,
      )}
      public static String ordinal(int n) {
        int last = Math.abs(n % 10);
        if (n % 100 / 10 == 1) return n + "th";
        return switch (last) {
          case 1 -> n + "st";
          case 2 -> n + "nd";
          case 3 -> n + "rd";
          default -> n + "th";
        };
      }
    }`,
]

const compression: Domain = (d, p) => [
  `package ${p};
    import java.util.stream.Collectors;
    import java.util.Map;
    import java.util.TreeMap;
    import java.util.List;
    import java.util.ArrayList;
    public class ${d.pick(['RunLength', 'Packer', 'Squeezer'])} {
      private int saved;
      public String pack(String s) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < s.length()) {
          int j = i + 1;
          while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
          int length = j - i;
          if (length > 1) out.append(length);
          out.append(s.charAt(i));
          i = j;
        }
        saved += s.length() - out.length();
        return out.toString();
      }
      public String unpack(String s) {
        StringBuilder out = new StringBuilder();
        int times = 0;
        for (char c : s.toCharArray()) {
          if (c >= '0' && c <= '9') {
            times = (times * 10 + (c - '0')) % 50;
          } else {
            int n = times == 0 ? 1 : times;
            for (int k = 0; k < n; k++) out.append(c);
            times = 0;
          }
        }
        return out.toString();
      }
      public int saved() { return saved; }
      public static Map<Character, Integer> histogram(String s) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (int i = 0; i < s.length(); i++) {
          counts.merge(s.charAt(i), 1, Integer::sum);
        }
        return counts;
      }
      public static String common(List<String> words) {
        return words.stream().filter(w -> w != null && w.length() > ${between(d, 1, 3)}).map(w -> w.toUpperCase()).sorted().collect(Collectors.joining("${d.pick([',', '-', ' '])}"));
      }
      ${maybe(
        d,
        `public static List<Integer> positions(String s, char c) {
        List<Integer> found = new ArrayList<>();
        int at = s.indexOf(c);
        while (at >= 0) {
          found.add(at);
          at = s.indexOf(c, at + 1);
        }
        return found;
      }`,
      )}
    }`,
]

export const texts: readonly Domain[] = [formatting, cipher, calculator, tokens, template, numerals, compression]
