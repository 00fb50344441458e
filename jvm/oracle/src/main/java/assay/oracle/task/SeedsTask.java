package assay.oracle.task;

import assay.oracle.compile.Dialect;
import assay.oracle.seeds.Seeds;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Map;

/** How test sources call a program. */
final class SeedsTask {

    static JsonObject answer(Task task) {
        Map<String, byte[]> classes =
                Versions.classFiles(task.object("program")).classes();
        // Tests may be written at a newer level than the program, and nothing of them is run.
        Dialect newest = task.dialect().atLeast(Runtime.version().feature());
        var sources = new JsonArray();
        for (Seeds.Found found : Seeds.find(new Seeds.Request(Task.files(task.object("files")), classes, newest))) {
            var source = new JsonObject();
            source.addProperty("path", found.path());
            var sequences = new JsonArray();
            found.sequences().forEach(sequences::add);
            source.add("seeds", sequences);
            var texts = new JsonArray();
            found.texts().forEach(texts::add);
            source.add("texts", texts);
            var numbers = new JsonArray();
            found.numbers().forEach(numbers::add);
            source.add("numbers", numbers);
            sources.add(source);
        }
        var answer = new JsonObject();
        answer.add("sources", sources);
        return answer;
    }

    private SeedsTask() {}
}
