package assay.eclipse.hook;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * In one attempt Eclipse asks for the hierarchy of the same few types up to a hundred times: a search for a method makes one for every
 * file that is open. They are made once, as long as no file is read anew and none is closed; nobody changes a hierarchy.
 */
public final class Hierarchies {

    /** The class tells handles apart that are equal, but know more or less. */
    private record Key(Object type, Class<?> handle, String kind, Object first, Object second) {}

    private static final Map<Key, Object> MADE = new ConcurrentHashMap<>();

    /** Null if it has to be made. */
    public static Object of(Object type, String kind, Object first, Object second) {
        return Shortcuts.taken() && first != null && second != null
                ? MADE.get(new Key(type, type.getClass(), kind, first, second))
                : null;
    }

    public static void keep(Object hierarchy, Object type, String kind, Object first, Object second) {
        if (Shortcuts.taken() && hierarchy != null && first != null && second != null)
            MADE.put(new Key(type, type.getClass(), kind, first, second), hierarchy);
    }

    public static void forget() {
        MADE.clear();
    }

    private Hierarchies() {}
}
