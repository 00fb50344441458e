package assay.oracle.guard;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which methods of a program write nothing, so that whoever takes nothing and answers something can be looked at after any
 * call: an accessor by what it does, whatever it is called. A method writes if it stores into a field, a static one or an
 * array that it did not make, or calls something that does; of the JDK's methods only those count as harmless that are known
 * to be. Whoever writes in one version writes.
 */
public final class Effects {

    /** What one method does, in both versions together. */
    static final class Method {
        private boolean writes;
        private boolean storesIntoArrays;
        private boolean makesArrays;
        private boolean usesBuilders;
        private final Set<String> calls = new HashSet<>();

        void writes() {
            writes = true;
        }

        void storesIntoArray() {
            storesIntoArrays = true;
        }

        void makesArray() {
            makesArrays = true;
        }

        /** By name and descriptor: which class it comes to is for the object to say. */
        void calls(String signature) {
            calls.add(signature);
        }
    }

    private static final Set<String> HARMLESS_OWNERS = Set.of("""
            java/lang/Object java/lang/String java/lang/Integer java/lang/Long java/lang/Short java/lang/Byte
            java/lang/Character java/lang/Boolean java/lang/Double java/lang/Float java/lang/Number
            java/lang/Math java/lang/StrictMath java/lang/Enum java/lang/Record java/lang/CharSequence
            java/lang/Class java/lang/Comparable java/util/Objects java/util/Optional java/util/OptionalInt
            java/util/OptionalLong java/util/OptionalDouble java/util/Comparator java/util/UUID
            java/util/Locale java/util/StringJoiner java/util/Map$Entry java/util/regex/Pattern
            java/util/regex/Matcher java/lang/StringBuilder
            """.split("\\s+"));

    private static final Set<String> HARMLESS_NAMES = Set.of("""
            get getOrDefault size isEmpty contains containsKey containsValue containsAll indexOf lastIndexOf
            iterator hasNext next stream keySet values entrySet toArray equals hashCode toString copyOf
            copyOfRange of ofEntries entry first last firstKey lastKey firstEntry lastEntry peek peekFirst
            peekLast getFirst getLast element headMap tailMap subMap headSet tailSet subSet subList floor
            floorKey floorEntry ceiling ceilingKey ceilingEntry higher higherKey higherEntry lower lowerKey
            lowerEntry getKey getValue forEach listIterator spliterator asList unmodifiableList
            unmodifiableSet unmodifiableMap unmodifiableCollection unmodifiableSortedMap unmodifiableSortedSet
            emptyList emptySet emptyMap singletonList singleton max min frequency disjoint descendingMap
            descendingSet descendingIterator clone intValue longValue doubleValue range
            """.split("\\s+"));

    private final Map<String, Method> methods = new HashMap<>();
    private final Map<String, Set<String>> bySignature = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();
    private boolean keepsBuilders;

    /** {@code key}: owner, a dot, name and descriptor. */
    Method of(String key) {
        int dot = key.lastIndexOf('.', key.indexOf('('));
        bySignature
                .computeIfAbsent(key.substring(dot + 1), unknown -> new HashSet<>())
                .add(key);
        return methods.computeIfAbsent(key, unknown -> new Method());
    }

    /** A builder of text that an object keeps is not only its method's own. */
    void keepsBuilder() {
        keepsBuilders = true;
    }

    /** A call of the JDK's or a library's. */
    void callsOutside(Method caller, String owner, String name) {
        if (owner.equals("java/lang/StringBuilder")) caller.usesBuilders = true;
        if (!isHarmless(owner, name)) caller.writes();
    }

    private static boolean isHarmless(String owner, String name) {
        if (owner.startsWith("java/time/")
                || owner.startsWith("java/math/")
                || owner.startsWith("java/util/stream/")
                || owner.startsWith("java/util/function/")) return true;
        if (owner.startsWith("java/lang/") && (owner.endsWith("Exception") || owner.endsWith("Error"))) return true;
        if (HARMLESS_OWNERS.contains(owner)) return true;
        return owner.startsWith("java/util/") && (HARMLESS_NAMES.contains(name) || name.equals("<init>"));
    }

    /** Whether no method of the program of this name and descriptor writes, and there is one. */
    public boolean isPure(String signature) {
        Set<String> keys = bySignature.get(signature);
        if (keys == null) return false;
        for (String key : keys) if (!isHarmless(key)) return false;
        return true;
    }

    private boolean isHarmless(String key) {
        Boolean answer = known.get(key);
        if (answer != null) return answer;
        // Of a circle of calls nothing is known against it until somebody in it writes.
        known.put(key, true);
        Method method = methods.get(key);
        boolean harmless = !method.writes
                && !(method.storesIntoArrays && !method.makesArrays)
                && !(method.usesBuilders && keepsBuilders);
        for (String signature : method.calls) {
            if (!harmless) break;
            Set<String> targets = bySignature.get(signature);
            if (targets != null) for (String target : targets) harmless &= isHarmless(target);
        }
        known.put(key, harmless);
        return harmless;
    }
}
