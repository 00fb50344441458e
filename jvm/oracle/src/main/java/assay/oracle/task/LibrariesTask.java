package assay.oracle.task;

import assay.oracle.program.Libraries;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** What types that are not the program's own declare. */
final class LibrariesTask {

    /** Class files without code, of these types and of all above them; what is not found is left out. */
    static JsonObject answer(Task task) {
        Libraries libraries = Libraries.of(task.classPath());
        var classes = new JsonObject();
        var open = new ArrayDeque<>(Task.strings(task.array("types")));
        while (!open.isEmpty()) {
            String name = open.pop();
            byte[] bytes = classes.has(name) ? null : classFile(name, libraries);
            if (bytes == null) continue;
            var reader = new ClassReader(bytes);
            var writer = new ClassWriter(0);
            reader.accept(writer, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            classes.addProperty(name, Base64.getEncoder().encodeToString(writer.toByteArray()));
            if (reader.getSuperName() != null) open.push(reader.getSuperName());
            open.addAll(List.of(reader.getInterfaces()));
        }
        var answer = new JsonObject();
        answer.add("classes", classes);
        return answer;
    }

    /** Of a library, or of the JDK; null if neither has it. */
    private static byte[] classFile(String name, Libraries libraries) {
        byte[] found = libraries.find(name);
        if (found != null) return found;
        try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }

    private LibrariesTask() {}
}
