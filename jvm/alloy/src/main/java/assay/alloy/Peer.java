package assay.alloy;

import assay.worker.WorkerLoop;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.alloy4.Err;
import edu.mit.csail.sdg.alloy4.ErrorWarning;
import edu.mit.csail.sdg.alloy4.Pos;
import edu.mit.csail.sdg.alloy4.Util;
import edu.mit.csail.sdg.ast.Command;
import edu.mit.csail.sdg.ast.Sig;
import edu.mit.csail.sdg.parser.CompModule;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Options;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.A4Tuple;
import edu.mit.csail.sdg.translator.A4TupleSet;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodkod.engine.satlab.SATFactory;

/**
 * The Alloy tool as a worker that stays alive: a line with tasks comes in, a line goes out for each, so one JVM serves hundreds of
 * models. It says what Alloy says: the raw instances of a command, isomorphic copies among them, or why there are none.
 */
final class Peer {
    /** What is asked; no record, for this Gson can't make one. */
    private static final class Task {
        String file;
        /** Modules by their path, laid over the files of the disk. */
        Map<String, String> texts;

        String command;
        Integer limit;
        Integer symmetry;
        Integer skolemDepth;
        Long ms;
        boolean silent;
    }

    /** `problem`: why there is no answer. Without `silent` all instances are told, else they are only counted. */
    record Answer(
            List<Instance> instances,
            int raw,
            boolean truncated,
            Said problem,
            List<Said> warnings,
            List<String> commands,
            Times ms) {}

    record Instance(Map<String, List<String>> sigs, Map<String, List<List<String>>> fields) {}

    /** `kind` is `Syntax`, `Type`, `Warning`, `API`, `Fatal`, or `crash`. */
    record Said(String kind, String message, String file, int line, int column) {}

    /** Milliseconds from the beginning to the module's end, to the first answer, to the last. */
    record Times(double parse, double first, double all) {}

    private static final Gson gson = new Gson();
    private static final long stackBytes = 256L << 20;

    public static void main(String[] args) {
        WorkerLoop.run(stackBytes, lastWords -> Peer::answer, Runtime.getRuntime()::halt);
    }

    private static JsonObject answer(JsonObject task) {
        return gson.toJsonTree(answer(gson.fromJson(task, Task.class))).getAsJsonObject();
    }

    private static Answer answer(Task task) {
        Run run = new Run(task);
        try {
            run.go();
        } catch (Err error) {
            run.problem = said(error, error.getClass().getSimpleName().replaceFirst("^Error", ""));
        } catch (RuntimeException | StackOverflowError | IOException error) {
            run.problem = new Said("crash", String.valueOf(error), "", 0, 0);
        }
        return run.result();
    }

    private static Said said(Err error, String kind) {
        Pos pos = error.pos == null ? Pos.UNKNOWN : error.pos;
        return new Said(kind, error.msg, pos.filename, pos.y, pos.x);
    }

    /** One task on its way, so that what was seen before a problem is not lost. */
    private static final class Run {
        private final Task task;
        private final long started = System.nanoTime();
        private final List<Instance> instances = new ArrayList<>();
        private final List<Said> warnings = new ArrayList<>();
        private final List<String> commands = new ArrayList<>();
        private int raw;
        private boolean truncated;
        private double parsed;
        private double first;
        Said problem;

        Run(Task task) {
            this.task = task;
        }

        void go() throws IOException {
            A4Reporter reporter = new A4Reporter() {
                @Override
                public void warning(ErrorWarning warning) {
                    warnings.add(said(warning, "Warning"));
                }
            };
            CompModule module = CompUtil.parseEverything_fromFile(reporter, texts(), task.file);
            parsed = elapsed();
            for (Command command : module.getAllCommands()) commands.add(command.label);
            Command command = chosen(module);
            enumerate(
                    TranslateAlloyToKodkod.execute_command(reporter, module.getAllReachableSigs(), command, options()));
        }

        private Map<String, String> texts() {
            if (task.texts == null) return null;
            Map<String, String> texts = new LinkedHashMap<>();
            task.texts.forEach((path, text) -> texts.put(Util.canon(path), text));
            return texts;
        }

        /** By its label or its place; the first where none is named. */
        private Command chosen(CompModule module) {
            if (commands.isEmpty()) throw new IllegalStateException("the model has no command");
            if (task.command == null) return module.getAllCommands().get(0);
            int place = commands.indexOf(task.command);
            if (place < 0 && task.command.matches("\\d+")) place = Integer.parseInt(task.command);
            if (place < 0 || place >= commands.size()) throw new IllegalStateException("no command " + task.command);
            return module.getAllCommands().get(place);
        }

        private A4Options options() {
            A4Options options = new A4Options();
            // SAT4J: of all its solvers the fastest where every instance is wanted.
            options.solver = SATFactory.DEFAULT;
            if (task.symmetry != null) options.symmetry = task.symmetry;
            if (task.skolemDepth != null) options.skolemDepth = task.skolemDepth;
            options.originalFilename = task.file;
            return options;
        }

        private void enumerate(A4Solution solution) {
            first = elapsed();
            for (; solution.satisfiable(); solution = solution.next()) {
                if (task.limit != null && raw >= task.limit || task.ms != null && elapsed() > task.ms) {
                    truncated = true;
                    return;
                }
                raw++;
                if (!task.silent) instances.add(read(solution));
            }
        }

        private double elapsed() {
            return (System.nanoTime() - started) / 1e6;
        }

        Answer result() {
            return new Answer(
                    instances, raw, truncated, problem, warnings, commands, new Times(parsed, first, elapsed()));
        }
    }

    /** Every signature with the atoms of its children, every field with its tuples; what is the same in all instances is left out. */
    private static Instance read(A4Solution solution) {
        Map<String, List<String>> sigs = new TreeMap<>();
        Map<String, List<List<String>>> fields = new TreeMap<>();
        for (Sig sig : solution.getAllReachableSigs()) {
            if (sig.builtin) continue;
            String label = plain(sig.label);
            sigs.put(
                    label,
                    tuples(solution.eval(sig)).stream()
                            .map(tuple -> tuple.get(0))
                            .toList());
            for (Sig.Field field : sig.getFields()) fields.put(label + "." + field.label, tuples(solution.eval(field)));
        }
        return new Instance(sigs, fields);
    }

    private static List<List<String>> tuples(A4TupleSet set) {
        List<List<String>> tuples = new ArrayList<>();
        for (A4Tuple tuple : set) {
            List<String> atoms = new ArrayList<>();
            for (int column = 0; column < tuple.arity(); column++) atoms.add(plain(tuple.atom(column)));
            tuples.add(atoms);
        }
        return tuples;
    }

    private static String plain(String label) {
        return label.startsWith("this/") ? label.substring(5) : label;
    }
}
