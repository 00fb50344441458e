package assay.oracle.guard;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * What the code of a program calls when it is traced ({@link Tracer}): it writes down what happens in the order in which it happens, up to a
 * limit. Places in the code have numbers, so that an event costs little and the same run always gives the same list.
 */
public final class Trace {

    /** So many events; what comes after them is not written down. */
    private static final int LIMIT = 2_000;

    private static final int LONGEST_TEXT = 200;

    /** Places in no code of the program: a field that is read from there, and an exception that comes out. */
    public static final int READ_OUTSIDE = -1;

    public static final int THROWN_OUT = -2;

    private static List<Event> events;
    private static boolean cut;

    /** {@code note}: the receiver's class, a value, or an exception's type; null where there is nothing to say. */
    public record Event(int place, String note) {}

    /** All that was written down, and whether there would have been more. */
    public record Events(List<Event> all, boolean cut) {}

    public static void start() {
        events = new ArrayList<>();
        cut = false;
    }

    public static Events stop() {
        var all = new Events(List.copyOf(events), cut);
        events = null;
        return all;
    }

    /** Before somebody who looks at the program from outside reads a field. */
    public static Field seen(Field field) {
        if (events != null)
            add(
                    READ_OUTSIDE,
                    field.getDeclaringClass().getName().replace('.', '/')
                            + '.'
                            + field.getName()
                            + ':'
                            + field.getType().descriptorString());
        return field;
    }

    /** When an exception comes out of the program: of a constructor there is no other word. */
    public static void thrown(Throwable thrown) {
        left(thrown, THROWN_OUT);
    }

    /** Before a call or an access, and at the start of what has no receiver. */
    public static void at(int place) {
        add(place, null);
    }

    /** At the start of a method that has one. */
    public static void entered(Object receiver, int place) {
        add(place, receiver.getClass().getName());
    }

    /** When an exception leaves a method, one that the method has thrown itself or the JVM in its place, or another. */
    public static void left(Throwable thrown, int place) {
        StackTraceElement[] trace = events == null || cut ? new StackTraceElement[0] : thrown.getStackTrace();
        boolean fromJdk = trace.length > 0 && trace[0].getClassName().startsWith("java.");
        add(place, (fromJdk ? "" : "!") + thrown.getClass().getName());
    }

    public static void value(int value, int place) {
        add(place, String.valueOf(value));
    }

    public static void value(boolean value, int place) {
        add(place, String.valueOf(value));
    }

    public static void value(char value, int place) {
        add(place, "'" + value + "'");
    }

    public static void value(long value, int place) {
        add(place, String.valueOf(value));
    }

    public static void value(float value, int place) {
        add(place, String.valueOf(value));
    }

    public static void value(double value, int place) {
        add(place, String.valueOf(value));
    }

    /** Of an object that is not a value itself only that it is there. */
    public static void value(Object value, int place) {
        boolean isPlain = value == null
                || value instanceof Number && value.getClass().getName().startsWith("java.lang.")
                || value instanceof Boolean
                || value instanceof Character;
        if (isPlain) add(place, String.valueOf(value));
        else if (value instanceof String text)
            add(place, '"' + (text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) + "..." : text) + '"');
        else add(place, null);
    }

    private static void add(int place, String note) {
        if (events == null || cut) return;
        if (events.size() == LIMIT) cut = true;
        else events.add(new Event(place, note));
    }

    private Trace() {}
}
