package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ltk.core.refactoring.Refactoring;

/** A refactoring of the engine: its name, what it must be told and may be told, and how it is prepared. */
public record Kind(String name, List<Parameter> parameters, Recipe recipe) {

    public record Parameter(String name, boolean required) {}

    /** Up to the user's input, first conditions included. */
    public interface Recipe {
        Refactoring prepare(Request request) throws CoreException, Refused, Unusable;
    }

    /** Parameters as in {@code "name type index?"}; the question mark is for those that may be left out. */
    static Kind of(String name, String parameters, Recipe recipe) {
        var list = new ArrayList<Parameter>();
        for (String word : parameters.split(" ")) {
            if (word.isEmpty()) continue;
            boolean required = !word.endsWith("?");
            list.add(new Parameter(required ? word : word.substring(0, word.length() - 1), required));
        }
        return new Kind(name, List.copyOf(list), recipe);
    }
}
