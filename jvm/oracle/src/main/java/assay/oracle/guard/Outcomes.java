package assay.oracle.guard;

import java.util.Arrays;

/**
 * What the code of marked methods calls before it branches: which outcomes a run came to, and which numbers were compared
 * where the other outcome has not been seen yet. What was compared with what tells the search which value to try next.
 *
 * <p>Static and unsynchronised as {@link Guard} is, and for the same reason.
 */
public final class Outcomes {

    private static final int[] NONE = {};
    private static final int PAIRS = 24;

    /** By outcome the last run that came to it. */
    private static int[] seenIn = NONE;

    private static boolean[] ever = {};
    private static int[][] switches = {};
    private static int run;
    private static int[] taken = NONE;
    private static int count;
    private static final long[] COMPARED = new long[2 * PAIRS];
    private static int compared;

    /** Makes room for the branches of two versions and forgets all others. */
    public static void use(Branches branches) {
        int size = branches.size();
        seenIn = new int[size];
        ever = new boolean[size];
        taken = new int[size];
        switches = branches.switches();
        run = 0;
        count = 0;
    }

    /** Before a run. */
    static void start() {
        run++;
        count = 0;
        compared = 0;
    }

    /** The outcomes that this run came to, each once. */
    public static int[] taken() {
        return count == 0 ? NONE : Arrays.copyOf(taken, count);
    }

    /** Numbers that were compared in this run, in pairs, at branches that have only gone one way so far. */
    public static long[] compared() {
        return Arrays.copyOf(COMPARED, compared);
    }

    private static void take(int outcome) {
        if (seenIn[outcome] == run) return;
        seenIn[outcome] = run;
        ever[outcome] = true;
        taken[count++] = outcome;
    }

    private static void branch(boolean condition, int first) {
        take(condition ? first + 1 : first);
    }

    private static void branch(boolean condition, int first, long a, long b) {
        take(condition ? first + 1 : first);
        if (compared < COMPARED.length && !ever[condition ? first : first + 1]) {
            COMPARED[compared++] = a;
            COMPARED[compared++] = b;
        }
    }

    public static void at(int outcome) {
        take(outcome);
    }

    public static void choose(int value, int number) {
        int index = Arrays.binarySearch(switches[number], value);
        take(index >= 0 ? switches[number + 1][index] : switches[number + 2][0]);
    }

    public static void ifeq(int a, int first) {
        branch(a == 0, first, a, 0);
    }

    public static void ifne(int a, int first) {
        branch(a != 0, first, a, 0);
    }

    public static void iflt(int a, int first) {
        branch(a < 0, first, a, 0);
    }

    public static void ifge(int a, int first) {
        branch(a >= 0, first, a, 0);
    }

    public static void ifgt(int a, int first) {
        branch(a > 0, first, a, 0);
    }

    public static void ifle(int a, int first) {
        branch(a <= 0, first, a, 0);
    }

    public static void icmpeq(int a, int b, int first) {
        branch(a == b, first, a, b);
    }

    public static void icmpne(int a, int b, int first) {
        branch(a != b, first, a, b);
    }

    public static void icmplt(int a, int b, int first) {
        branch(a < b, first, a, b);
    }

    public static void icmpge(int a, int b, int first) {
        branch(a >= b, first, a, b);
    }

    public static void icmpgt(int a, int b, int first) {
        branch(a > b, first, a, b);
    }

    public static void icmple(int a, int b, int first) {
        branch(a <= b, first, a, b);
    }

    public static void acmpeq(Object a, Object b, int first) {
        branch(a == b, first);
    }

    public static void acmpne(Object a, Object b, int first) {
        branch(a != b, first);
    }

    public static void ifnull(Object a, int first) {
        branch(a == null, first);
    }

    public static void nonnull(Object a, int first) {
        branch(a != null, first);
    }

    /** Before two longs are compared: the branch that follows only sees which was larger. */
    public static void longs(long a, long b) {
        if (compared < COMPARED.length && a != b) {
            COMPARED[compared++] = a;
            COMPARED[compared++] = b;
        }
    }

    private Outcomes() {}
}
