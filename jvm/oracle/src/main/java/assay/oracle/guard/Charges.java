package assay.oracle.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The calls of the JDK that are charged for ({@link Work}). The call itself stays as it is; before it what lies on the stack is
 * copied and weighed, or after it what it returned. That can be done for up to three words on the stack, and needs no variable.
 */
final class Charges {

    private static final String WORK = Work.class.getName().replace('.', '/');
    private static final Charge TEXT = new Charge(What.RESULT, "copy");

    /** What is weighed: what was returned; the receiver, or else the first argument, and the one behind it; the last argument, or the last two. */
    private enum What {
        RESULT,
        FIRST,
        LAST,
        LAST_TWO;

        String of(String words) {
            int count = words.length();
            return switch (this) {
                case LAST -> words.substring(Math.max(0, count - 1));
                case LAST_TWO -> words.substring(Math.max(0, count - 2));
                default -> count > 3 ? "" : words.substring(0, Math.min(2, count));
            };
        }
    }

    /** {@code work}: the method of {@link Work}. */
    private record Charge(What what, String work) {}

    /** The methods of {@link Work}, with a letter for each word that they take. */
    static final Set<String> SHAPES = Set.of(
            "copy L",
            "copy LL",
            "copy LI",
            "copy LF",
            "count I",
            "read L",
            "read LL",
            "sort L",
            "sort LL",
            "sort LI",
            "search LL",
            "index LI",
            "shift LI",
            "add LL",
            "multiply LL",
            "divide LL",
            "digits L",
            "power LL",
            "prime L",
            "prime LI");

    /** What is weighed, the method of {@link Work}, the owners, and the names. A call by the name of a subclass is not charged for. */
    private static final String TABLE = """
            RESULT copy java/lang/String : substring subSequence replace concat join format formatted copyValueOf toCharArray getBytes toLowerCase toUpperCase trim strip stripLeading stripTrailing indent
            RESULT copy java/lang/Object : toString
            FIRST read java/lang/String : split matches replaceAll replaceFirst
            LAST copy java/lang/String : <init>
            LAST copy java/lang/StringBuilder java/lang/StringBuffer : append
            RESULT copy java/lang/StringBuilder java/lang/StringBuffer : insert delete deleteCharAt replace reverse toString substring subSequence
            LAST count java/lang/StringBuilder java/lang/StringBuffer : setLength ensureCapacity
            LAST copy java/lang/StringBuilder java/lang/StringBuffer java/io/StringWriter java/io/PrintWriter java/io/PrintStream : <init> write print println
            RESULT copy java/io/StringWriter java/io/ByteArrayOutputStream java/util/StringJoiner java/util/Arrays : toString toByteArray deepToString
            LAST read java/util/regex/Pattern : matcher matches split
            RESULT copy java/util/Arrays : copyOf copyOfRange
            FIRST copy java/util/Arrays : fill setAll equals hashCode deepEquals deepHashCode
            FIRST sort java/util/Arrays java/util/Collections java/util/List java/util/ArrayList java/util/LinkedList java/util/Vector : sort
            LAST count java/lang/System : arraycopy
            FIRST copy java/util/Collections : reverse shuffle rotate max min frequency fill
            LAST copy java/util/Collections java/util/List java/util/Set java/util/Map : addAll copyOf copy disjoint
            LAST copy java/util/ArrayList java/util/LinkedList java/util/ArrayDeque java/util/HashSet java/util/LinkedHashSet java/util/TreeSet java/util/PriorityQueue java/util/Vector java/util/Stack : <init> addAll containsAll removeAll retainAll
            LAST copy java/util/Collection java/util/Queue java/util/Deque java/util/SortedSet java/util/NavigableSet : addAll containsAll removeAll retainAll
            LAST copy java/util/HashMap java/util/LinkedHashMap java/util/TreeMap java/util/Map java/util/SortedMap : <init> putAll
            FIRST search java/util/Collection java/util/List java/util/ArrayList java/util/LinkedList java/util/ArrayDeque java/util/PriorityQueue java/util/Vector java/util/Stack java/util/Queue java/util/Deque java/util/concurrent/CopyOnWriteArrayList : contains indexOf lastIndexOf removeFirstOccurrence search
            FIRST copy java/util/concurrent/CopyOnWriteArrayList : add set
            RESULT copy java/util/Collection java/util/List java/util/Set java/util/ArrayList java/util/LinkedList java/util/HashSet java/util/ArrayDeque : toArray toString
            FIRST index java/util/List java/util/LinkedList : get set
            FIRST add java/math/BigInteger java/math/BigDecimal : add subtract and or xor compareTo
            FIRST multiply java/math/BigInteger java/math/BigDecimal : multiply
            FIRST divide java/math/BigInteger java/math/BigDecimal : divide mod remainder divideAndRemainder divideToIntegralValue gcd modInverse
            FIRST digits java/math/BigInteger java/math/BigDecimal : toString toPlainString toEngineeringString
            LAST digits java/math/BigInteger java/math/BigDecimal : <init>
            LAST_TWO power java/math/BigInteger : modPow
            FIRST prime java/math/BigInteger : isProbablePrime nextProbablePrime
            """;

    private static final Map<String, Map<String, Charge>> BY_OWNER = new HashMap<>();

    /** Stands where some overloads of an owner are charged for in a way of their own. */
    private static final String BY_DESCRIPTOR = "";

    // Plain loops as in Calls, for the same reason.
    static {
        for (String line : TABLE.split("\n")) {
            String[] words = line.split(" ");
            var charge = new Charge(What.valueOf(words[0]), words[1]);
            int colon = 2;
            while (!words[colon].equals(":")) colon++;
            for (int owner = 2; owner < colon; owner++)
                for (int name = colon + 1; name < words.length; name++) put(words[owner], words[name], charge);
        }
        for (String list : new String[] {
            "java/util/List", "java/util/ArrayList", "java/util/LinkedList", "java/util/Vector", "java/util/Collection"
        }) {
            put(list, "remove(I)Ljava/lang/Object;", new Charge(What.FIRST, "shift"));
            put(list, "add(ILjava/lang/Object;)V", new Charge(What.FIRST, "shift"));
            put(list, "remove(Ljava/lang/Object;)Z", new Charge(What.FIRST, "search"));
        }
        for (String growing : new String[] {
            "java/lang/StringBuilder",
            "java/lang/StringBuffer",
            "java/util/ArrayList",
            "java/util/ArrayDeque",
            "java/util/Vector",
            "java/util/PriorityQueue",
            "java/util/BitSet"
        }) {
            put(growing, "<init>(I)V", new Charge(What.LAST, "count"));
        }
    }

    private static void put(String owner, String name, Charge charge) {
        Map<String, Charge> names = BY_OWNER.get(owner);
        if (names == null) BY_OWNER.put(owner, names = new HashMap<>());
        names.putIfAbsent(name, charge);
        if (name.indexOf('(') > 0) names.put(BY_DESCRIPTOR, null);
    }

    /** Writes a call and what is charged for it; false, and nothing is written, if nothing is. */
    static boolean write(
            MethodVisitor to, int opcode, String owner, String name, String descriptor, boolean isInterface) {
        Map<String, Charge> names = BY_OWNER.get(owner);
        if (names == null) return false;
        boolean hasReceiver = opcode != Opcodes.INVOKESTATIC && !name.equals("<init>");
        return write(to, names.get(name), hasReceiver, opcode, owner, name, descriptor, isInterface)
                || names.containsKey(BY_DESCRIPTOR)
                        && write(
                                to,
                                names.get(name + descriptor),
                                hasReceiver,
                                opcode,
                                owner,
                                name,
                                descriptor,
                                isInterface);
    }

    private static boolean write(
            MethodVisitor to,
            Charge charge,
            boolean hasReceiver,
            int opcode,
            String owner,
            String name,
            String descriptor,
            boolean isInterface) {
        if (charge == null) return false;
        boolean isAfter = charge.what == What.RESULT;
        String words = isAfter ? result(descriptor) : words(hasReceiver, descriptor);
        String weighed = isAfter ? words : charge.what.of(words);
        if (!SHAPES.contains(charge.work + ' ' + weighed)) return false;
        if (!isAfter) weigh(to, charge, words, weighed);
        to.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (isAfter) weigh(to, charge, words, weighed);
        return true;
    }

    /** After an instruction that has put a new text on the stack. */
    static void weighText(MethodVisitor to) {
        weigh(to, TEXT, "L", "L");
    }

    /** Copies the words that are to be weighed, of those on top of the stack. */
    private static void weigh(MethodVisitor to, Charge charge, String words, String weighed) {
        if (charge.what == What.FIRST && words.length() == 3) {
            to.visitInsn(Opcodes.DUP_X2);
            to.visitInsn(Opcodes.POP);
            to.visitInsn(Opcodes.DUP2_X1);
        } else {
            to.visitInsn(weighed.length() == 1 ? Opcodes.DUP : Opcodes.DUP2);
        }
        to.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                WORK,
                charge.work,
                '(' + weighed.replace("L", "Ljava/lang/Object;") + ")V",
                false);
    }

    private static String result(String descriptor) {
        char type = descriptor.charAt(descriptor.indexOf(')') + 1);
        return type == 'L' || type == '[' ? "L" : "";
    }

    /** A letter for each word of a call: L for objects, I for what is an int on the stack, F for a float, J for both words of a long or double. */
    private static String words(boolean hasReceiver, String descriptor) {
        var words = new StringBuilder(hasReceiver ? "L" : "");
        for (Type type : Type.getArgumentTypes(descriptor)) {
            words.append(
                    type.getSize() == 2
                            ? "JJ"
                            : type.getSort() >= Type.ARRAY ? "L" : type.getSort() == Type.FLOAT ? "F" : "I");
        }
        return words.toString();
    }

    private Charges() {}
}
