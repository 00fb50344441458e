package assay.eclipse.hook;

import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;

/**
 * Two things that Eclipse does again and again in every attempt, done once: together they were a third of the time. What comes out is
 * the same.
 */
public final class Shortcuts {

    /** Options come in few combinations; should there be many, something is wrong, and nothing must grow. */
    private static final int MOST = 64;

    private record Key(Map<?, ?> options, int mode) {}

    /** A formatter starts afresh with every text, but works on one at a time. */
    private static final ThreadLocal<Map<Key, Object>> FORMATTERS = ThreadLocal.withInitial(HashMap::new);

    /** Null if there is none yet. */
    public static Object formatterFor(Map<?, ?> options, int mode) {
        return options == null ? null : FORMATTERS.get().get(new Key(options, mode));
    }

    public static void keepFormatter(Object formatter, Map<?, ?> options, int mode) {
        if (options == null) return;
        Map<Key, Object> formatters = FORMATTERS.get();
        if (formatters.size() >= MOST) formatters.clear();
        formatters.put(new Key(new HashMap<>(options), mode), formatter);
    }

    /** As its constructor would copy it, without hashing every entry again. */
    public static Hashtable<?, ?> copyOf(Map<?, ?> table) {
        return table instanceof Hashtable<?, ?> original ? (Hashtable<?, ?>) original.clone() : new Hashtable<>(table);
    }

    private Shortcuts() {}
}
