package assay.eclipse.host;

import assay.worker.engine.Placement;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;

/**
 * A project that is kept for all programs with the same files in the same places. Its units are working copies: a program is put into
 * them by setting their texts, and the effect of a change is computed on those. Some searches read the files, so these get the texts
 * too, with their old times: to Eclipse nothing has happened.
 */
final class Layout implements Ground {

    private final IJavaProject project;
    private final Placement placement;
    private final Map<String, ICompilationUnit> units = new TreeMap<>();
    private final Map<String, Path> files = new HashMap<>();
    private final Map<String, FileTime> times = new HashMap<>();
    private final Map<String, String> written = new HashMap<>();
    private Map<String, String> program = Map.of();

    Layout(Projects projects, Placement placement, Library.Runtime library, List<String> classPath)
            throws CoreException, IOException {
        this.project = projects.create(placement, library, classPath);
        this.placement = placement;
        for (var entry : placement.places().entrySet()) {
            ICompilationUnit unit = projects.createUnit(project, entry.getValue(), "");
            Path file = unit.getResource().getLocation().toFile().toPath();
            units.put(entry.getKey(), unit);
            files.put(entry.getKey(), file);
            times.put(entry.getKey(), Files.getLastModifiedTime(file));
        }
    }

    void activate() throws JavaModelException {
        for (ICompilationUnit unit : units.values()) unit.becomeWorkingCopy(null);
    }

    void deactivate() throws JavaModelException {
        for (ICompilationUnit unit : units.values()) while (unit.isWorkingCopy()) unit.discardWorkingCopy();
    }

    void put(Map<String, String> program) throws IOException, JavaModelException {
        this.program = program;
        for (var entry : units.entrySet()) {
            String path = entry.getKey();
            String text = program.get(path);
            ICompilationUnit unit = entry.getValue();
            // A search takes a working copy that has no unsaved changes for its file, and looks that up in an index
            // that knows nothing of it.
            if (!unit.hasUnsavedChanges() || !text.equals(unit.getBuffer().getContents())) {
                unit.getBuffer().setContents(text);
                unit.makeConsistent(null);
            }
            if (text.equals(written.put(path, text))) continue;
            Files.writeString(files.get(path), text);
            Files.setLastModifiedTime(files.get(path), times.get(path));
        }
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
    public Map<String, String> after(Change change) throws CoreException, NotInMemory {
        return new ChangeInMemory(placement, program).apply(change);
    }

    IDocument document(Object unit) {
        try {
            return new Document(((ICompilationUnit) unit).getBuffer().getContents());
        } catch (JavaModelException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The engine asks a buffer for its document only. */
    ITextFileBuffer buffer(Object unit) {
        IDocument document = document(unit);
        return (ITextFileBuffer) Proxy.newProxyInstance(
                Layout.class.getClassLoader(), new Class<?>[] {ITextFileBuffer.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getDocument")) return document;
                    throw new UnsupportedOperationException(method.getName());
                });
    }
}
