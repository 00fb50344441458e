package assay.eclipse.host;

import assay.worker.engine.Placement;
import assay.worker.engine.Program;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;

/**
 * The layouts that were used last. Only one at a time may have working copies: a search looks into all working copies that there are,
 * whatever project they belong to.
 */
final class Layouts {

    private static final int MOST = 32;

    private record Shape(Placement placement, Library.Runtime library, List<String> classPath) {}

    private final Projects projects;
    private final LinkedHashMap<Shape, Layout> layouts = new LinkedHashMap<>(MOST, 0.75f, true);
    private Layout active;

    Layouts(Projects projects) {
        this.projects = projects;
    }

    /** With the program in it. */
    Layout with(Program program, Library.Runtime library) throws CoreException, IOException {
        var shape = new Shape(program.placement(), library, program.classPath());
        Layout layout = layouts.get(shape);
        if (layout == null || layout != active) {
            rest();
            if (layout == null) layout = make(shape);
            layout.activate();
            active = layout;
        }
        layout.put(program.files());
        return layout;
    }

    /** Leaves no working copy. */
    void rest() throws CoreException {
        Layout resting = active;
        active = null;
        if (resting != null) resting.deactivate();
    }

    private Layout make(Shape shape) throws CoreException, IOException {
        if (layouts.size() >= MOST) {
            Map.Entry<Shape, Layout> eldest = layouts.entrySet().iterator().next();
            layouts.remove(eldest.getKey());
            projects.delete(eldest.getValue().project());
        }
        var layout = new Layout(projects, shape.placement(), shape.library(), shape.classPath());
        layouts.put(shape, layout);
        return layout;
    }
}
