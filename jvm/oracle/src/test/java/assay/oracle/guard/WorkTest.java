package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.Compiled;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the JDK does in one call is charged by size: few steps with much work each come to the limit of steps, and soon. */
class WorkTest {

    private static final int SECOND_BUDGET = 2_000_000;

    /** Each takes minutes or hours with two million steps that are only counted. */
    @TestFactory
    Stream<DynamicTest> muchWorkInFewStepsMeetsTheLimitOfSteps() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("concatenation", "String s = \"\"; while (s.length() < 2_000_000_000) s = s + \" \"; return 1;");
        programs.put("concatenation of two", "String s = \"\"; while (s.length() >= 0) s = \"a\" + s + 1; return 1;");
        programs.put("concat", "String s = \"\"; while (s.length() >= 0) s = s.concat(\"a\"); return 1;");
        programs.put(
                "String.format", "String s = \"\"; while (s.length() >= 0) s = String.format(\"%sa\", s); return 1;");
        programs.put(
                "String.join", "String s = \"\"; while (s.length() >= 0) s = String.join(\"\", s, \"a\"); return 1;");
        programs.put("substring", "String s = big(); while (true) if (s.substring(1).isEmpty()) return 1;");
        programs.put("replace", "String s = big(); while (true) if (s.replace('x', 'y').isEmpty()) return 1;");
        programs.put("split", "String s = big(); while (true) if (s.split(\"y+\").length == 5) return 1;");
        programs.put("toCharArray", "String s = big(); while (true) if (s.toCharArray().length == 5) return 1;");
        programs.put(
                "new String", "char[] s = big().toCharArray(); while (true) if (new String(s).isEmpty()) return 1;");
        programs.put(
                "insert at the start",
                "StringBuilder s = new StringBuilder(); while (s.length() >= 0) s.insert(0, 'a'); return 1;");
        programs.put(
                "insert text at the start",
                "StringBuilder s = new StringBuilder(); while (s.length() >= 0) s.insert(0, \"a\"); return 1;");
        programs.put(
                "insert a long",
                "StringBuilder s = new StringBuilder(); while (s.length() >= 0) s.insert(0, 7L); return 1;");
        programs.put(
                "deleteCharAt",
                "StringBuilder s = new StringBuilder(big()); while (s.length() >= 0) { s.deleteCharAt(0); s.append('a'); } return 1;");
        programs.put(
                "append a large text",
                "StringBuilder s = new StringBuilder(); String t = big(); while (true) { s.append(t); s.setLength(0); }");
        programs.put(
                "toString of a builder",
                "StringBuilder s = new StringBuilder(); while (s.append(1).toString().length() >= 0) {} return 1;");
        programs.put(
                "reverse of a buffer",
                "StringBuffer s = new StringBuffer(big()); while (s.reverse().length() >= 0) {} return 1;");
        programs.put(
                "setLength",
                "StringBuilder s = new StringBuilder(); while (true) { s.setLength(1_000_000); s.setLength(0); }");
        programs.put(
                "room for many", "while (true) if (new java.util.ArrayList<String>(1_000_000).size() == 1) return 1;");
        programs.put(
                "Arrays.copyOf",
                "int[] a = {}; while (a.length >= 0) a = java.util.Arrays.copyOf(a, a.length + 1); return 1;");
        programs.put("Arrays.fill", "int[] a = new int[1_000_000]; while (true) java.util.Arrays.fill(a, 1);");
        programs.put("Arrays.sort", "int[] a = new int[1_000_000]; while (true) java.util.Arrays.sort(a);");
        programs.put(
                "Arrays.sort of a part",
                "int[] a = new int[1_000_000]; while (true) java.util.Arrays.sort(a, 1, 999_999);");
        programs.put(
                "System.arraycopy",
                "int[] a = new int[1_000_000]; while (true) System.arraycopy(a, 0, a, 1, 999_999);");
        programs.put(
                "add at the start of a list",
                "java.util.List<Integer> l = new java.util.ArrayList<>(many()); while (l.size() > 0) l.add(0, 1); return 1;");
        programs.put(
                "remove the first of a list",
                "java.util.List<Integer> l = new java.util.ArrayList<>(many()); while (l.size() > 0) { l.add(1); l.remove(0); } return 1;");
        programs.put(
                "get of a linked list",
                "java.util.List<Integer> l = new java.util.LinkedList<>(many()); int s = 0; while (true) s += l.get(100_000);");
        programs.put(
                "contains",
                "java.util.List<Integer> l = new java.util.ArrayList<>(many()); while (true) if (l.contains(-5)) return 1;");
        programs.put(
                "indexOf on an ArrayList",
                "java.util.ArrayList<Integer> l = new java.util.ArrayList<>(many()); while (true) if (l.indexOf(-5) == 0) return 1;");
        programs.put(
                "remove an object",
                "java.util.Collection<Integer> l = new java.util.ArrayDeque<>(many()); while (true) if (l.remove(-5)) return 1;");
        programs.put(
                "addAll",
                "java.util.List<Integer> m = many(); while (true) { java.util.List<Integer> l = new java.util.ArrayList<>(); l.addAll(m); }");
        programs.put(
                "copy of a list",
                "java.util.List<Integer> m = many(); while (true) if (new java.util.ArrayList<>(m).isEmpty()) return 1;");
        programs.put(
                "Collections.sort", "java.util.List<Integer> m = many(); while (true) java.util.Collections.sort(m);");
        programs.put(
                "list as text",
                "java.util.List<Integer> m = many(); while (true) if (m.toString().isEmpty()) return 1;");
        programs.put(
                "square of a number",
                "java.math.BigInteger b = java.math.BigInteger.TEN; while (true) b = b.multiply(b);");
        programs.put(
                "factorial",
                "java.math.BigInteger b = java.math.BigInteger.ONE; for (int i = 1; i > 0; i++) b = b.multiply(java.math.BigInteger.valueOf(i)); return 1;");
        programs.put(
                "sum of large numbers",
                "java.math.BigInteger b = java.math.BigInteger.ONE.shiftLeft(4_000_000); while (true) b = b.add(b.negate());");
        programs.put(
                "fraction squared",
                "java.math.BigDecimal b = new java.math.BigDecimal(\"1.1\"); while (true) b = b.multiply(b);");
        programs.put(
                "digits of a number",
                "java.math.BigInteger b = java.math.BigInteger.ONE.shiftLeft(400_000); while (true) if (b.toString().isEmpty()) return 1;");
        programs.put(
                "number of digits",
                "String s = \"7\".repeat(200_000); while (true) if (new java.math.BigInteger(s).signum() == 0) return 1;");
        programs.put(
                "power of a modulus",
                "java.math.BigInteger b = java.math.BigInteger.ONE.shiftLeft(10_000).subtract(java.math.BigInteger.ONE); while (true) if (b.modPow(b, b).signum() == 5) return 1;");
        return each(programs, compiled -> {
            long started = cpuNs();
            assertEquals(
                    "LIMIT steps", GuardedRun.rewritten(compiled, SECOND_BUDGET).limit());
            long ms = (cpuNs() - started) / 1_000_000;
            assertTrue(ms < 8_000, "took " + ms + " ms");
        });
    }

    @Test
    void fractionsThatAreFarApartAreNotAligned() {
        Compiled compiled = Sources.ecj(
                "public class A { public static int m() { return new java.math.BigDecimal(\"1e900000000\").add(java.math.BigDecimal.ONE).signum(); } }");
        assertEquals(
                "LIMIT memory", GuardedRun.rewritten(compiled, SECOND_BUDGET).limit());
    }

    /** What ordinary code does costs nothing but what it cost before. */
    @TestFactory
    Stream<DynamicTest> ordinaryWorkIsNotChargedFor() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "short texts",
                "int n = 0; for (int i = 0; i < 90; i++) n += (\"a\" + i).replace('a', 'b').substring(1).concat(\"c\").toCharArray().length > 0 ? 0 : 1; return n + 1;");
        programs.put(
                "a builder",
                "StringBuilder s = new StringBuilder(); for (int i = 0; i < 60; i++) s.append(i % 10); s.insert(0, 'a').deleteCharAt(0); return s.toString().length() / 60;");
        programs.put(
                "a hundred elements",
                "java.util.List<Integer> l = new java.util.ArrayList<>(); for (int i = 0; i < 60; i++) l.add(0, i); return l.contains(5) && l.indexOf(59) == 0 && l.remove((Integer) 7) && l.remove(0) == 59 ? 1 : 0;");
        programs.put(
                "a large set",
                "java.util.Set<Integer> l = new java.util.HashSet<>(java.util.List.of(1)); for (int i = 0; i < 90; i++) if (!l.contains(1)) return 0; return 1;");
        programs.put(
                "numbers",
                "java.math.BigInteger b = java.math.BigInteger.ONE; for (int i = 1; i < 50; i++) b = b.multiply(java.math.BigInteger.valueOf(i)).add(java.math.BigInteger.ONE); return b.toString().length() > 0 ? 1 : 0;");
        programs.put(
                "fractions",
                "java.math.BigDecimal b = new java.math.BigDecimal(\"10.25\"); return b.multiply(b).add(b).divide(new java.math.BigDecimal(4)).compareTo(b) > 0 ? 1 : 0;");
        programs.put(
                "null",
                "String s = null; java.util.List<String> l = null; try { l.contains(s); } catch (NullPointerException e) { try { s.substring(1); } catch (NullPointerException f) { try { new StringBuilder((String) null); } catch (NullPointerException g) { return new StringBuilder().append(s).length() == 4 ? 1 : 0; } } } return 0;");
        return each(programs, compiled -> {
            var outcome = GuardedRun.rewritten(compiled, 100);
            assertEquals("none", outcome.limit());
            assertEquals(1, outcome.value());
        });
    }

    /** A list of the program's may do anything when it is asked for its size. */
    @Test
    void collectionsOfTheProgramAreNotAsked() {
        String list =
                "static int asked; static class L extends java.util.ArrayList<Object> { public int size() { asked++; return super.size(); } }";
        String body =
                "L l = new L(); java.util.List<Object> m = l; m.contains(1); l.contains(1); m.remove(\"a\"); m.add(0, 1); m.get(0); return asked;";
        Compiled compiled = Sources.ecj("public class A { " + list + " public static int m() { " + body + " } }");
        assertEquals(
                GuardedRun.asCompiled(compiled).value(),
                GuardedRun.rewritten(compiled, 10_000).value());
    }

    @Test
    void everyMethodOfWorkIsInTheListOfShapes() {
        var methods = new TreeSet<String>();
        for (Method method : Work.class.getMethods()) {
            if (method.getDeclaringClass() != Work.class) continue;
            methods.add(method.getName()
                    + ' '
                    + Stream.of(method.getParameterTypes())
                            .map(type -> type == int.class ? "I" : type == float.class ? "F" : "L")
                            .collect(Collectors.joining()));
        }
        assertEquals(methods, new TreeSet<>(Charges.SHAPES));
    }

    /** Of this process alone: what else the machine does is not charged. */
    private static long cpuNs() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static Stream<DynamicTest> each(Map<String, String> bodies, Consumer<Compiled> check) {
        return bodies.entrySet().stream().flatMap(entry -> {
            String source = """
                    public class A {
                        public static int m() { @@ }
                        static String big() { return "x".repeat(1_000_000); }
                        static java.util.List<Integer> many() { Integer[] all = new Integer[200_000]; java.util.Arrays.fill(all, 1); return new java.util.ArrayList<>(java.util.Arrays.asList(all)); }
                    }
                    """.replace("@@", entry.getValue());
            return Stream.of(
                    DynamicTest.dynamicTest(entry.getKey() + " (ECJ)", () -> check.accept(Sources.ecj(source))),
                    DynamicTest.dynamicTest(entry.getKey() + " (javac)", () -> check.accept(Sources.javac(source))));
        });
    }
}
