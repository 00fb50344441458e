package api.json;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.StringJoiner;

/** Writes one JSON value step by step; wrong steps change nothing. */
public final class JsonWriter {
    private static final class Frame {
        final boolean object;
        final StringJoiner members;
        String name;

        Frame(boolean object) {
            this.object = object;
            this.members = object ? new StringJoiner(",", "{", "}") : new StringJoiner(",", "[", "]");
        }

        boolean takesValue() {
            return !object || name != null;
        }

        void add(String value) {
            members.add(name == null ? value : name + ':' + value);
            name = null;
        }
    }

    private final Deque<Frame> frames = new ArrayDeque<>();
    private String result;

    public JsonWriter beginObject() {
        return begin(true);
    }

    public JsonWriter beginArray() {
        return begin(false);
    }

    private JsonWriter begin(boolean object) {
        checkValue();
        frames.push(new Frame(object));
        return this;
    }

    public JsonWriter end() {
        Frame top = frames.peek();
        if (top == null || top.name != null) {
            throw new IllegalStateException("nothing to end");
        }
        frames.pop();
        return put(top.members.toString());
    }

    public JsonWriter name(String name) {
        Frame top = frames.peek();
        if (top == null || top.takesValue()) {
            throw new IllegalStateException("no name here");
        }
        top.name = quote(name);
        return this;
    }

    public JsonWriter value(String value) {
        checkValue();
        return put(value == null ? "null" : quote(value));
    }

    public JsonWriter value(long value) {
        checkValue();
        return put(Long.toString(value));
    }

    public JsonWriter value(boolean value) {
        checkValue();
        return put(Boolean.toString(value));
    }

    private void checkValue() {
        if (result != null || !frames.isEmpty() && !frames.peek().takesValue()) {
            throw new IllegalStateException("no value here");
        }
    }

    private JsonWriter put(String value) {
        if (frames.isEmpty()) {
            result = value;
        } else {
            frames.peek().add(value);
        }
        return this;
    }

    private static String quote(String text) {
        StringBuilder sb = new StringBuilder(text.length() + 2).append('"');
        text.chars().forEach(c -> {
            switch (c) {
                case '"', '\\' -> sb.append('\\').append((char) c);
                case '\n' -> sb.append("\\n");
                default -> {
                    if (c < ' ') {
                        sb.append("\\u").append(HexFormat.of().toHexDigits((char) c));
                    } else {
                        sb.append((char) c);
                    }
                }
            }
        });
        return sb.append('"').toString();
    }

    public int depth() {
        return frames.size();
    }

    public String result() {
        if (result == null) {
            throw new IllegalStateException("incomplete");
        }
        return result;
    }
}
