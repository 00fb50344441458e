package assay.oracle.guard;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Work that the JDK does in one call, charged as steps in proportion to the size of what it is done to ({@link Charges} says
 * before or after which calls): a text that grows by a character a step is copied as often, and steps alone would not bound
 * that. Whatever is small costs nothing, and the charge depends on sizes only, so both versions are charged alike.
 */
public final class Work {

    /** Characters or elements that are copied or compared for one step. */
    private static final int COPIED = 6;

    /** The same where each of them takes longer: regular expressions, formats. Both as powers of two. */
    private static final int READ = 3;

    /** Numbers of fewer words of 32 bits than this cost nothing. */
    private static final long FEW_WORDS = 32;

    private static final long BITS = 1 << 22;

    /** Collections whose size is a field of theirs: to ask one of the program's would be to run the program. */
    private static final Set<Class<?>> SIZED = Set.of(
            HashSet.class,
            LinkedHashSet.class,
            TreeSet.class,
            HashMap.class,
            LinkedHashMap.class,
            TreeMap.class,
            Vector.class,
            Stack.class,
            PriorityQueue.class,
            CopyOnWriteArrayList.class,
            List.of().getClass(),
            List.of(1).getClass(),
            Set.of().getClass(),
            Set.of(1).getClass(),
            Collections.nCopies(1, 1).getClass());

    /** Those that are searched from one end to the other. */
    private static final Set<Class<?>> LINEAR = Set.of(
            LinkedList.class,
            ArrayDeque.class,
            Vector.class,
            Stack.class,
            PriorityQueue.class,
            CopyOnWriteArrayList.class,
            Arrays.asList().getClass(),
            List.of().getClass(),
            List.of(1).getClass());

    /** All of it is copied. */
    public static void copy(Object whole) {
        charge(size(whole), COPIED);
    }

    public static void copy(Object whole, Object other) {
        charge(size(whole), COPIED);
    }

    public static void copy(Object whole, int other) {
        charge(size(whole), COPIED);
    }

    public static void copy(Object whole, float other) {
        charge(size(whole), COPIED);
    }

    /** So many are copied, or made room for. */
    public static void count(int many) {
        charge(many, COPIED);
    }

    /** All of it is read, and something is done about each part. */
    public static void read(Object whole) {
        charge(size(whole), READ);
    }

    public static void read(Object whole, Object other) {
        charge(size(whole), READ);
    }

    public static void sort(Object whole) {
        charge(size(whole), 1);
    }

    public static void sort(Object whole, Object order) {
        charge(size(whole), 1);
    }

    public static void sort(Object whole, int from) {
        charge(size(whole), 1);
    }

    /** Something is looked for, one after the other. */
    public static void search(Object whole, Object element) {
        if (isLinear(whole)) charge(size(whole), COPIED);
    }

    /** The element at an index is looked up. */
    public static void index(Object list, int index) {
        if (list instanceof LinkedList<?> && list.getClass() == LinkedList.class)
            walk(((LinkedList<?>) list).size(), index);
    }

    /** One is put in or taken away there. */
    public static void shift(Object list, int index) {
        if (list == null) return;
        if (list.getClass() == ArrayList.class) charge(((ArrayList<?>) list).size() - index, COPIED);
        else index(list, index);
    }

    private static void walk(int size, int index) {
        charge(Math.min(index, size - index), COPIED);
    }

    /** Numbers are added, or the like. */
    public static void add(Object a, Object b) {
        long words = Math.max(words(a), words(b));
        if (words > FEW_WORDS) Guard.charge(words >> COPIED);
        if (a instanceof BigDecimal one && b instanceof BigDecimal other) align(one, other);
    }

    /** They are multiplied or divided: between the school's square and the fastest ways known. */
    public static void multiply(Object a, Object b) {
        long words = words(a) + words(b);
        if (words > FEW_WORDS) Guard.charge(words * (long) Math.sqrt(words) >> COPIED);
    }

    /** Division of fractions first makes the one as many digits longer as the other has. */
    public static void divide(Object a, Object b) {
        multiply(a, b);
        if (a instanceof BigDecimal one && b instanceof BigDecimal other) align(one, other);
    }

    /** A number becomes text, or text a number: with JDKs of before 2023 in the square of its length. */
    public static void digits(Object number) {
        long words = number instanceof String text ? text.length() / 9 : words(number);
        if (words > FEW_WORDS) Guard.charge(words * words >> 2 * READ + 2);
    }

    public static void power(Object exponent, Object modulus) {
        long words = words(modulus);
        long bits = 32 * words(exponent);
        if (words + bits > 1024) Guard.charge(Math.min(bits, BITS) * words * words >> 2 * READ + 2);
    }

    public static void prime(Object number) {
        long words = words(number);
        if (words > FEW_WORDS) Guard.charge(32 * words * words * words >> COPIED);
    }

    public static void prime(Object number, int certainty) {
        prime(number);
    }

    /** Digits are put in until both have as many behind the point. */
    private static void align(BigDecimal a, BigDecimal b) {
        if (4 * Math.abs((long) a.scale() - b.scale()) > BITS && a.signum() != 0 && b.signum() != 0)
            Guard.limit("memory");
    }

    private static long words(Object number) {
        if (number instanceof BigInteger integer) return integer.bitLength() >> 5;
        return number instanceof BigDecimal fraction ? fraction.unscaledValue().bitLength() >> 5 : 0;
    }

    private static boolean isLinear(Object whole) {
        return whole != null && (whole.getClass() == ArrayList.class || LINEAR.contains(whole.getClass()));
    }

    private static int size(Object whole) {
        if (whole instanceof String text) return text.length();
        if (whole == null) return 0;
        if (whole instanceof StringBuilder builder) return builder.length();
        if (whole instanceof StringBuffer buffer) return buffer.length();
        Class<?> type = whole.getClass();
        if (type.isArray()) return java.lang.reflect.Array.getLength(whole);
        if (type == ArrayList.class || LINEAR.contains(type) || SIZED.contains(type))
            return whole instanceof Map<?, ?> map ? map.size() : ((Collection<?>) whole).size();
        return 0;
    }

    private static void charge(int size, int power) {
        int steps = size >> power;
        if (steps > 0) Guard.charge(steps);
    }

    private Work() {}
}
