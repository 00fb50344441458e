package assay.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Compiles sources, or runs the JUnit tests of some class path roots, and tells about it line by line: a token that only the
 * one who started it knows, then a JSON array of strings. What the tests print goes to standard error.
 */
public final class TestRun {

    private static final PrintStream TELL =
            new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);

    private final String token;

    private TestRun(String token) {
        this.token = token;
    }

    public static void main(String[] args) throws IOException {
        endWithParent(System.in);
        System.setOut(System.err);
        System.setIn(InputStream.nullInputStream());
        var run = new TestRun(args[1]);
        List<String> rest = Arrays.asList(args).subList(2, args.length);
        if (args[0].equals("compile"))
            run.compile(Path.of(rest.get(0)), Path.of(rest.get(1)), rest.get(2), rest.subList(3, rest.size()));
        else run.test(rest);
        TELL.flush();
        // Threads that tests have left behind would keep the process.
        Runtime.getRuntime().halt(0);
    }

    /** Whoever started it holds its input open as long as they live. */
    private static void endWithParent(InputStream input) {
        var watch = new Thread(
                () -> {
                    try {
                        while (input.read() >= 0) continue;
                    } catch (IOException e) {
                        // As good as an end.
                    }
                    Runtime.getRuntime().halt(1);
                },
                "parent");
        watch.setDaemon(true);
        watch.start();
    }

    /** All sources below a folder. */
    private void compile(Path sources, Path output, String classpath, List<String> options) throws IOException {
        List<Path> files;
        try (var found = Files.walk(sources)) {
            files = found.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
        var all = new ArrayList<>(List.of(
                "-d",
                output.toString(),
                "-cp",
                classpath,
                "-proc:none",
                "-nowarn",
                "-Xlint:none",
                "-encoding",
                "UTF-8"));
        all.addAll(options);
        var compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticListener<JavaFileObject> listener = diagnostic -> {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) tell(sources, diagnostic);
        };
        try (var manager = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            boolean ok = compiler.getTask(
                            null, manager, listener, all, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            tell("compiled", ok ? "ok" : "failed");
        }
    }

    /** Columns in UTF-16 units: javac's own count expands tabs. */
    private void tell(Path sources, Diagnostic<? extends JavaFileObject> error) {
        String file = "";
        long line = 0;
        long column = 0;
        try {
            if (error.getSource() != null) {
                file = sources.relativize(Path.of(error.getSource().toUri()))
                        .toString()
                        .replace(File.separatorChar, '/');
                int at = (int) error.getPosition();
                String before =
                        error.getSource().getCharContent(true).toString().substring(0, Math.max(0, at));
                if (at >= 0) line = error.getLineNumber();
                if (at >= 0) column = at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
            }
        } catch (IOException | IllegalArgumentException e) {
            // Without a place it is still an error.
        }
        tell(
                "error",
                error.getCode(),
                error.getMessage(Locale.ENGLISH),
                file,
                String.valueOf(line),
                String.valueOf(column));
    }

    private void test(List<String> roots) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(roots.stream().map(Path::of).collect(Collectors.toSet())))
                .build();
        LauncherFactory.create().execute(request, new Listener());
        tell("done");
    }

    private final class Listener implements TestExecutionListener {
        private final Set<TestIdentifier> told = new HashSet<>();
        private TestPlan plan;

        @Override
        public void testPlanExecutionStarted(TestPlan testPlan) {
            plan = testPlan;
        }

        @Override
        public void executionStarted(TestIdentifier test) {
            if (test.isTest()) tell("started", name(test));
        }

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            tellAll(test, "skipped", "", reason);
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            String status = switch (result.getStatus()) {
                case SUCCESSFUL -> "passed";
                case ABORTED -> "skipped";
                case FAILED -> "failed";
            };
            String type = result.getThrowable()
                    .map(thrown -> thrown.getClass().getName())
                    .orElse("");
            String message = result.getThrowable().map(Throwable::getMessage).orElse("");
            if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) tellOne(test, status, type, message);
            else tellAll(test, status, type, message);
        }

        /** What hit a class or a group of tests hit all in it that have not run. */
        private void tellAll(TestIdentifier test, String status, String type, String message) {
            tellOne(test, status, type, message);
            for (TestIdentifier inside : plan.getDescendants(test)) tellOne(inside, status, type, message);
        }

        private void tellOne(TestIdentifier test, String status, String type, String message) {
            if (test.getParentId().isEmpty() || !told.add(test)) return;
            tell(test.isTest() ? "test" : "group", name(test), status, type, message);
        }

        private String name(TestIdentifier test) {
            String name = test.getLegacyReportingName();
            Optional<String> owner = owner(test);
            if (owner.isEmpty()) return name;
            if (test.getSource().orElse(null) instanceof ClassSource && !test.isTest()) return owner.get();
            return owner.get() + '#' + (name.matches("[\\w$]+") ? name + "()" : name);
        }

        private Optional<String> owner(TestIdentifier test) {
            for (Optional<TestIdentifier> at = Optional.of(test); at.isPresent(); at = plan.getParent(at.get())) {
                if (at.get().getSource().orElse(null) instanceof ClassSource source)
                    return Optional.of(source.getClassName());
                if (at.get().getSource().orElse(null) instanceof MethodSource source)
                    return Optional.of(source.getClassName());
            }
            return Optional.empty();
        }
    }

    /** On a line of its own, whatever a test has written to the same file descriptor. */
    private synchronized void tell(String... words) {
        TELL.print('\n'
                + token
                + Arrays.stream(words).map(TestRun::quoted).collect(Collectors.joining(",", "[", "]"))
                + '\n');
        TELL.flush();
    }

    private static String quoted(String text) {
        var json = new StringBuilder("\"");
        for (char c : (text == null ? "" : text.length() > 4000 ? text.substring(0, 4000) : text).toCharArray()) {
            if (c == '"' || c == '\\') json.append('\\').append(c);
            else if (c < ' ' || c > '~') json.append(String.format("\\u%04x", (int) c));
            else json.append(c);
        }
        return json.append('"').toString();
    }
}
