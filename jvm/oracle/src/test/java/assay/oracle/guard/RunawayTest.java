package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import assay.oracle.Sources;
import assay.oracle.compile.Compiled;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Programs that would not end, or would eat the machine, are cut off, whatever they catch. */
class RunawayTest {

    private static final int BUDGET = 10_000;

    @TestFactory
    Stream<DynamicTest> endlessProgramsMeetTheLimitOfSteps() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("while", "while (true) {}");
        programs.put("do", "int i = 0; do { i++; } while (i != -1 || i == i); return i;");
        programs.put(
                "for with continue",
                "for (int i = 0; ; i++) { if (i % 2 == 0) continue; if (i < -5) break; } return 1;");
        programs.put(
                "labelled continue",
                "outer: while (true) { for (int i = 0; i < 3; i++) { if (i == 1) continue outer; } }");
        programs.put(
                "switch in a loop",
                "int i = 0; while (true) { switch (i) { case 0: i = 1; continue; case 1: i = 0; continue; default: return 3; } }");
        programs.put(
                "switch on strings in a loop",
                "String s = \"a\"; for (;;) { switch (s) { case \"a\": s = \"b\"; continue; case \"b\": s = \"a\"; continue; default: return 3; } }");
        programs.put(
                "iterator that has always more",
                "for (Object o : (Iterable<Object>) () -> new java.util.Iterator<>() { public boolean hasNext() { return true; } public Object next() { return 1; } }) {} return 1;");
        programs.put(
                "endless stream",
                "return java.util.stream.Stream.iterate(1, x -> x + 1).filter(x -> x < 0).findFirst().get();");
        programs.put(
                "endless stream of method references",
                "return java.util.stream.Stream.generate(A::one).allMatch(x -> x == 1) ? 1 : 2;");
        programs.put("catch Throwable inside the loop", "while (true) { try { one(); } catch (Throwable t) {} }");
        programs.put(
                "catch Throwable around the loop, again and again",
                "while (true) { try { while (true) {} } catch (Throwable t) {} }");
        programs.put("catch Error around the loop", "try { while (true) {} } catch (Error e) { return 1; }");
        programs.put("finally that returns", "try { while (true) {} } finally { return 1; }");
        programs.put("finally that continues", "while (true) { try { one(); } finally { continue; } }");
        programs.put(
                "nested try",
                "int i = 0; while (true) { try { try { i++; throw new IllegalStateException(); } catch (IllegalStateException e) { i--; } finally { i++; } } catch (Throwable t) { i = 0; } finally { try { i = one(); } finally { continue; } } }");
        programs.put("synchronized block", "synchronized (A.class) { while (true) {} }");
        programs.put(
                "synchronized block in a catch of everything",
                "while (true) { try { synchronized (A.class) { while (true) {} } } catch (Throwable t) {} }");
        programs.put(
                "try with resources",
                "while (true) { try (AutoCloseable c = () -> {}) { one(); } catch (Throwable t) {} }");
        programs.put("recursion that catches everything", "return stubborn(1);");
        programs.put("lambda that calls itself", "R r = new R(); r.f = x -> r.f.apply(x); return r.f.apply(1);");
        return each(
                programs,
                (body, compiled) -> assertEquals(
                        "LIMIT steps", GuardedRun.rewritten(compiled, BUDGET).limit()));
    }

    @TestFactory
    Stream<DynamicTest> endlessRecursionIsCutOff() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("recursion", "return down(1);");
        programs.put("mutual recursion", "return ping(1);");
        programs.put("constructor recursion", "new Deep(); return 1;");
        programs.put("recursion in toString", "return (\"\" + new Deep2()).length();");
        return each(programs, (body, compiled) -> {
            assertEquals("LIMIT steps", GuardedRun.rewritten(compiled, BUDGET).limit());
            assertNotNull(
                    GuardedRun.rewritten(compiled, 3_000_000).interruption(), "with the budget of the second chance");
        });
    }

    @TestFactory
    Stream<DynamicTest> staticInitialisersAreCutOffToo() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("loop", "return Loops.X;");
        programs.put(
                "loop, and the program catches what follows",
                "try { return Loops.X; } catch (Throwable t) { try { return Loops.X; } catch (Throwable u) { return 3; } }");
        programs.put("recursion", "return Recurses.X;");
        return each(
                programs,
                (body, compiled) ->
                        assertNotNull(GuardedRun.rewritten(compiled, BUDGET).interruption()));
    }

    @TestFactory
    Stream<DynamicTest> memoryIsBounded() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("one huge array", "return new int[2_000_000_000].length;");
        programs.put("array of objects", "return new Object[2_000_000_000].length;");
        programs.put(
                "many large arrays",
                "java.util.List<Object> l = new java.util.ArrayList<>(); for (int i = 0; i < 1000; i++) l.add(new byte[1_000_000]); return l.size();");
        programs.put("multi-dimensional array", "return new int[50_000][50_000].length;");
        programs.put("multi-dimensional array with three sizes", "return new int[2_000][2_000][2_000].length;");
        programs.put(
                "OutOfMemoryError that is caught",
                "try { return new long[2_000_000_000].length; } catch (OutOfMemoryError e) { return 1; }");
        programs.put(
                "OutOfMemoryError of the JDK that is caught",
                "try { throw new OutOfMemoryError(); } catch (Throwable e) { return 1; }");
        programs.put(
                "OutOfMemoryError caught as one of two",
                "try { throw new OutOfMemoryError(); } catch (OutOfMemoryError | IllegalStateException e) { return 1; }");
        return each(
                programs,
                (body, compiled) -> assertEquals(
                        "LIMIT memory", GuardedRun.rewritten(compiled, BUDGET).limit()));
    }

    @TestFactory
    Stream<DynamicTest> growingThingsAreBoundedBySteps() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("list", "java.util.List<Integer> l = new java.util.ArrayList<>(); while (true) l.add(1);");
        programs.put("string", "String s = \"a\"; while (true) s += \"a\";");
        programs.put(
                "string builder", "StringBuilder s = new StringBuilder(); while (s != null) s.append(1); return 1;");
        return each(
                programs,
                (body, compiled) -> assertEquals(
                        "LIMIT steps", GuardedRun.rewritten(compiled, BUDGET).limit()));
    }

    @TestFactory
    Stream<DynamicTest> anOverflownStackInterruptsTheRunEvenIfTheProgramCatchesIt() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "as StackOverflowError",
                "try { throw new StackOverflowError(); } catch (StackOverflowError e) { return 1; }");
        programs.put("as Error", "try { throw new StackOverflowError(); } catch (Error e) { return 1; }");
        programs.put(
                "as VirtualMachineError",
                "try { throw new StackOverflowError(); } catch (VirtualMachineError e) { return 1; }");
        programs.put("by finally", "try { throw new StackOverflowError(); } finally { return 1; }");
        return each(
                programs,
                (body, compiled) -> assertEquals(
                        "LIMIT recursion",
                        GuardedRun.rewritten(compiled, BUDGET).limit()));
    }

    @TestFactory
    Stream<DynamicTest> outputIsBounded() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "many small pieces",
                "for (int i = 0; i < 5_000; i++) System.out.println(\"0123456789012345678901234567890123456789\"); return 1;");
        programs.put("one large piece", "System.out.print(\"x\".repeat(1_000_000)); return 1;");
        programs.put("bytes", "System.out.write(new byte[200_000], 0, 200_000); return 1;");
        programs.put("standard error", "System.err.print(\"x\".repeat(1_000_000)); return 1;");
        programs.put(
                "caught by the program",
                "try { System.out.print(\"x\".repeat(1_000_000)); } catch (Throwable t) {} return 1;");
        return each(programs, (body, compiled) -> {
            assertEquals(
                    "LIMIT output", GuardedRun.rewritten(compiled, 1_000_000).limit());
            Compiled polite =
                    Sources.ecj("public class A { public static int m() { System.out.print(\"b\"); return 1; } }");
            assertEquals("b", GuardedRun.rewritten(polite, BUDGET).output(), "what the next program prints");
        });
    }

    @TestFactory
    Stream<DynamicTest> aProgramThatBreaksItsStreamsDoesNotBreakTheNextOnes() {
        var programs = new LinkedHashMap<String, String>();
        programs.put("close", "System.out.close(); System.err.close(); return 1;");
        programs.put("set to null", "System.setOut(null); System.setErr(null); System.setIn(null); return 1;");
        programs.put(
                "set to another",
                "System.setOut(new java.io.PrintStream(new java.io.ByteArrayOutputStream())); return 1;");
        programs.put("format half a surrogate pair", "System.out.print('\\ud83d'); return 1;");
        programs.put("closed by try with resources", "try (var out = System.out) { out.print(1); } return 1;");
        return each(programs, (body, compiled) -> {
            GuardedRun.rewritten(compiled, BUDGET);
            Compiled polite =
                    Sources.ecj("public class A { public static int m() { System.out.print(\"b\"); return 1; } }");
            assertEquals("b", GuardedRun.rewritten(polite, BUDGET).output());
        });
    }

    @TestFactory
    Stream<DynamicTest> programsThatEndAreLeftAlone() {
        var programs = new LinkedHashMap<String, String>();
        programs.put(
                "loop of a thousand", "int s = 0; for (int i = 0; i < 1000; i++) s += i; return s == 499500 ? 1 : 0;");
        programs.put("recursion of a thousand", "return deep(1000) == 0 ? 1 : 0;");
        programs.put(
                "exception caught as Throwable",
                "try { throw new IllegalStateException(); } catch (Throwable t) { return t instanceof IllegalStateException ? 1 : 0; }");
        programs.put("arrays", "return new int[1000][100].length == 1000 ? 1 : 0;");
        programs.put(
                "error of its own",
                "try { throw new AssertionError(); } catch (Error e) { return 1; } finally { one(); }");
        return each(programs, (body, compiled) -> {
            var outcome = GuardedRun.rewritten(compiled, BUDGET);
            assertEquals("none", outcome.limit());
            assertEquals(1, outcome.value());
        });
    }

    /** Each body as {@code A.m()}, of both compilers. */
    private static Stream<DynamicTest> each(Map<String, String> bodies, BiConsumer<String, Compiled> check) {
        return bodies.entrySet().stream().flatMap(entry -> {
            String source = HEAD.replace("@@", entry.getValue());
            return Stream.of(
                    DynamicTest.dynamicTest(
                            entry.getKey() + " (ECJ)", () -> check.accept(entry.getValue(), Sources.ecj(source))),
                    DynamicTest.dynamicTest(
                            entry.getKey() + " (javac)", () -> check.accept(entry.getValue(), Sources.javac(source))));
        });
    }

    private static final String HEAD = """
            public class A {
                public static int m() { @@ }
                static int one() { return 1; }
                static int down(int x) { return down(x + 1); }
                static int ping(int x) { return pong(x + 1); }
                static int pong(int x) { return ping(x + 1); }
                static int deep(int x) { return x == 0 ? 0 : deep(x - 1); }
                static int stubborn(int x) { try { return stubborn(x + 1); } catch (Throwable t) { return stubborn(x + 1); } finally { stubborn(x); } }
                static class Deep { Deep d = new Deep(); }
                static class Deep2 { public String toString() { return "" + this; } }
                static class R { java.util.function.Function<Integer, Integer> f; }
                static class Loops { static int X; static { while (true) { if (X == -1) break; } } }
                static class Recurses { static int X = down(1); }
            }
            """;
}
