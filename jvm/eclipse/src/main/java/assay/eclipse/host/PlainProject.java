package assay.eclipse.host;

import assay.worker.engine.Placement;
import assay.worker.engine.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;

/** A project for one program: files on the disk, as in the workbench, and changes that are performed. */
final class PlainProject implements Ground, AutoCloseable {

    private final Projects projects;
    private final IJavaProject project;
    private final Placement placement;
    private final Map<String, String> program;
    private final Map<String, ICompilationUnit> units = new TreeMap<>();

    PlainProject(Projects projects, Program program, Library.Runtime library) throws CoreException {
        this.projects = projects;
        this.project = projects.create(program.placement(), library, program.classPath());
        this.placement = program.placement();
        this.program = program.files();
        for (var entry : placement.places().entrySet())
            units.put(entry.getKey(), projects.createUnit(project, entry.getValue(), this.program.get(entry.getKey())));
    }

    @Override
    public IJavaProject project() {
        return project;
    }

    @Override
    public ICompilationUnit unit(String path) {
        return units.get(path);
    }

    @Override
    public Map<String, String> after(Change change) throws CoreException {
        change.initializeValidationData(new NullProgressMonitor());
        var perform = new PerformChangeOperation(change);
        perform.run(new NullProgressMonitor());
        if (!perform.changeExecuted())
            throw new IllegalStateException("the change was not performed: " + perform.getValidationStatus());
        if (perform.getUndoChange() != null) perform.getUndoChange().dispose();
        var after = new TreeMap<>(program);
        placement.places().keySet().forEach(after::remove);
        Path folder = project.getProject().getLocation().toFile().toPath();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path =
                        placement.pathOf(folder.relativize(file).toString().replace('\\', '/'));
                if (path != null) after.put(path, Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return after;
    }

    @Override
    public void close() throws CoreException {
        projects.delete(project);
    }
}
