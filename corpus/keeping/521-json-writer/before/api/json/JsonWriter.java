package api.json;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes one JSON value step by step; wrong steps change nothing. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    private final Deque<Character> open = new ArrayDeque<>();
    private boolean comma;
    private boolean named;
    private boolean done;

    public JsonWriter beginObject() {
        prepare();
        out.append('{');
        open.push('}');
        comma = false;
        return this;
    }

    public JsonWriter beginArray() {
        prepare();
        out.append('[');
        open.push(']');
        comma = false;
        return this;
    }

    public JsonWriter end() {
        if (open.isEmpty() || named) {
            throw new IllegalStateException("nothing to end");
        }
        out.append(open.pop());
        finish();
        return this;
    }

    public JsonWriter name(String name) {
        if (open.isEmpty() || open.peek() != '}' || named) {
            throw new IllegalStateException("no name here");
        }
        String text = quote(name);
        if (comma) {
            out.append(',');
        }
        out.append(text).append(':');
        comma = false;
        named = true;
        return this;
    }

    public JsonWriter value(String value) {
        prepare();
        out.append(value == null ? "null" : quote(value));
        finish();
        return this;
    }

    public JsonWriter value(long value) {
        prepare();
        out.append(value);
        finish();
        return this;
    }

    public JsonWriter value(boolean value) {
        prepare();
        out.append(value);
        finish();
        return this;
    }

    private void prepare() {
        if (done || !open.isEmpty() && open.peek() == '}' && !named) {
            throw new IllegalStateException("no value here");
        }
        if (comma) {
            out.append(',');
        }
        named = false;
    }

    private void finish() {
        comma = true;
        done = open.isEmpty();
    }

    private static String quote(String text) {
        StringBuilder sb = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                sb.append('\\').append(c);
            } else if (c == '\n') {
                sb.append("\\n");
            } else if (c < ' ') {
                sb.append("\\u00").append(c < 16 ? "0" : "1").append(Integer.toHexString(c % 16));
            } else {
                sb.append(c);
            }
        }
        return sb.append('"').toString();
    }

    public int depth() {
        return open.size();
    }

    public String result() {
        if (!done) {
            throw new IllegalStateException("incomplete");
        }
        return out.toString();
    }
}
