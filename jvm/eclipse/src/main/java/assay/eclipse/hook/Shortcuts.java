package assay.eclipse.hook;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;

/**
 * Things that Eclipse does again and again in every attempt, done once: together they were half of the time. What comes out is the
 * same; work on real files does without them, so that comparing it with the fast one shows it.
 */
public final class Shortcuts {

    /** Options come in few combinations; should there be many, something is wrong, and nothing must grow. */
    private static final int MOST = 8;

    private record Kept(Map<?, ?> options, int mode, Object formatter) {}

    /** A formatter starts afresh with every text, but works on one at a time. Few: comparing is cheaper than hashing hundreds of options. */
    private static final ThreadLocal<ArrayDeque<Kept>> FORMATTERS = ThreadLocal.withInitial(ArrayDeque::new);

    private static volatile boolean taken;

    /** From now on; not those of an attempt before. */
    public static void take(boolean yes) {
        taken = yes;
        Hierarchies.forget();
    }

    static boolean taken() {
        return taken;
    }

    /** Null if there is none yet. */
    public static Object formatterFor(Map<?, ?> options, int mode) {
        if (options == null || !taken) return null;
        for (Kept kept : FORMATTERS.get()) if (kept.mode == mode && kept.options.equals(options)) return kept.formatter;
        return null;
    }

    public static void keepFormatter(Object formatter, Map<?, ?> options, int mode) {
        if (options == null || !taken) return;
        ArrayDeque<Kept> formatters = FORMATTERS.get();
        if (formatters.size() >= MOST) formatters.removeLast();
        formatters.addFirst(new Kept(new HashMap<>(options), mode, formatter));
    }

    /** As its constructor would copy it, without hashing every entry again. */
    public static Hashtable<?, ?> copyOf(Map<?, ?> table) {
        return taken && table instanceof Hashtable<?, ?> original
                ? (Hashtable<?, ?>) original.clone()
                : new Hashtable<>(table);
    }

    private Shortcuts() {}
}
