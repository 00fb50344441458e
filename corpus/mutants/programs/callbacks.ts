/** Programs that call back: listeners of their own, and the functions of the JDK. */
import { between, type Domain, maybe } from './domain.js'

const watched: Domain = (d, p) => [
  `package ${p};
    public interface Watcher {
      void changed(String key, int from, int to);
      void removed(String key);
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.LinkedHashMap;
    import java.util.List;
    import java.util.Map;
    public class ${d.pick(['Registry', 'Settings', 'Board'])} {
      private final Map<String, Integer> values = new LinkedHashMap<>();
      private final List<Watcher> watchers = new ArrayList<>();
      private int version;
      public void watch(Watcher watcher) {
        if (watcher != null) watchers.add(watcher);
      }
      public boolean unwatch(Watcher watcher) { return watchers.remove(watcher); }
      public int put(String key, int value) {
        int old = values.getOrDefault(key, 0);
        values.put(key, value);
        version++;
        if (old != value) fire(key, old, value);
        return old;
      }
      public void remove(String key) {
        if (!values.containsKey(key)) return;
        values.remove(key);
        version++;
        for (Watcher watcher : watchers) watcher.removed(key);
      }
      private void fire(String key, int from, int to) {
        for (Watcher watcher : watchers) {
          watcher.changed(key, from, to);
        }
      }
      public int version() { return version; }
      public int get(String key) { return values.getOrDefault(key, ${between(d, 0, 3)}); }
      ${maybe(d, 'public Map<String, Integer> values() { return new LinkedHashMap<>(values); }')}
    }`,
]

const pipeline: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.function.Consumer;
    import java.util.function.Function;
    import java.util.function.Predicate;
    public class ${d.pick(['Pipeline', 'Conveyor', 'Flow'])} {
      private final List<Function<String, String>> stages = new ArrayList<>();
      private Consumer<String> done = text -> { };
      private int passed;
      public @@ stage(Function<String, String> stage) {
        stages.add(stage);
        return this;
      }
      public @@ onDone(Consumer<String> done) {
        this.done = done;
        return this;
      }
      public String run(String text) {
        String now = text;
        for (Function<String, String> stage : stages) {
          now = stage.apply(now);
          if (now == null) return "stopped";
        }
        passed++;
        done.accept(now);
        return now;
      }
      public int runAll(List<String> texts, Predicate<String> wanted) {
        int count = 0;
        for (String text : texts) {
          if (!wanted.test(text)) continue;
          run(text);
          count++;
        }
        return count;
      }
      public int passed() { return passed; }
    }`,
]

const retries: Domain = (d, p) => {
  const tries = between(d, 2, 6)
  return [
    `package ${p};
    import java.util.function.IntSupplier;
    import java.util.function.Supplier;
    public class ${d.pick(['Retry', 'Attempts', 'Breaker'])} {
      private int failures;
      private int calls;
      private String cached;
      public int ask(IntSupplier source, Runnable onFailure) {
        for (int attempt = 0; attempt < ${tries}; attempt++) {
          try {
            calls++;
            return source.getAsInt();
          } catch (RuntimeException e) {
            failures++;
            onFailure.run();
          }
        }
        return -1;
      }
      public String lazily(Supplier<String> source) {
        if (cached == null) {
          cached = source.get();
        }
        return cached;
      }
      public void around(Runnable before, Runnable work, Runnable after) {
        before.run();
        try {
          work.run();
          calls++;
        } finally {
          after.run();
        }
      }
      public int failures() { return failures; }
      public int calls() { return calls; }
    }`,
  ]
}

const steps: Domain = (d, p) => [
  `package ${p};
    public interface Step {
      int perform(int input);
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.function.BiConsumer;
    public class ${d.pick(['Workflow', 'Recipe', 'Procedure'])} {
      private final List<Step> steps = new ArrayList<>();
      private BiConsumer<Integer, Integer> progress;
      private int total;
      public void add(Step step) { steps.add(step); }
      public void progress(BiConsumer<Integer, Integer> progress) { this.progress = progress; }
      public int execute(int input) {
        int value = input;
        int number = 0;
        for (Step step : steps) {
          value = step.perform(value);
          number++;
          if (progress != null) progress.accept(number, value);
        }
        total += value;
        return value;
      }
      public int first(int input) {
        if (steps.isEmpty()) return ${between(d, 0, 9)};
        int result = steps.get(0).perform(input);
        return result > 0 ? result : -result;
      }
      public int total() { return total; }
    }`,
]

export const callbacks: readonly Domain[] = [watched, pipeline, retries, steps]
