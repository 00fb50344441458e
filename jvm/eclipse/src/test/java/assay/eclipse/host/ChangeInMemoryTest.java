package assay.eclipse.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import assay.worker.engine.Placement;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.internal.corext.refactoring.changes.CreateCompilationUnitChange;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.eclipse.text.edits.UndoEdit;
import org.junit.jupiter.api.Test;

/** Changes of texts and new files; renaming a file needs a workspace, and is tested with the whole engine. */
class ChangeInMemoryTest {

    private static final Map<String, String> PROGRAM = Map.of(
            "src/p/A.java",
            "package p; class A { int f; }",
            "src/p/B.java",
            "package p; class B {}",
            "README.md",
            "text");

    @Test
    void anEditOfSeveralPlacesIsMadeInItsFileAndNoOther() throws Exception {
        var edit = new MultiTextEdit();
        edit.addChild(new ReplaceEdit(17, 1, "Other"));
        edit.addChild(new DeleteEdit(21, 7));
        assertEquals(with("src/p/A.java", "package p; class Other { }"), after(new Edit("s0/p/A.java", edit)));
    }

    @Test
    void editsOfOneFileAreMadeOneAfterTheOther() throws Exception {
        var both = new CompositeChange("both", new Change[] {
            new Edit("s0/p/B.java", new ReplaceEdit(17, 1, "Long")),
            new Edit("s0/p/B.java", new ReplaceEdit(17, 4, "C"))
        });
        assertEquals(with("src/p/B.java", "package p; class C {}"), after(both));
    }

    @Test
    void anEditWithoutATextAndAChangeOfNothingChangeNothing() throws Exception {
        assertEquals(PROGRAM, after(new CompositeChange("", new Change[] {
            new NullChange(), new Edit("s0/p/A.java", null)
        })));
    }

    @Test
    void whatIsNotEnabledIsNotMade() throws Exception {
        var off = new Edit("s0/p/A.java", new ReplaceEdit(0, 0, "x"));
        off.setEnabled(false);
        assertEquals(PROGRAM, after(new CompositeChange("", new Change[] {off})));
    }

    @Test
    void aNewFileLiesBelowTheSourceFolderOfItsProgram() throws Exception {
        var create = new CreateCompilationUnitChange(unit("s0/p/q/C.java"), "package p.q; class C {}", "UTF-8");
        assertEquals(with("src/p/q/C.java", "package p.q; class C {}"), after(create));
    }

    @Test
    void aChangeOfAnUnknownKindIsLeftToWhoCanPerformIt() {
        var unknown = new Unknown();
        var refused = assertThrows(Ground.NotInMemory.class, () -> after(unknown));
        assertEquals(Unknown.class.getName(), refused.getMessage());
    }

    private static Map<String, String> after(Change change) throws Exception {
        return new ChangeInMemory(Placement.of(PROGRAM), PROGRAM).apply(change);
    }

    private static Map<String, String> with(String path, String text) {
        var files = new TreeMap<>(PROGRAM);
        files.put(path, text);
        return files;
    }

    /** Of which only the path is asked for. */
    private static ICompilationUnit unit(String path) {
        IFile file = proxy(
                IFile.class,
                Map.of(
                        "getProjectRelativePath", IPath.fromPortableString(path),
                        "getFullPath", IPath.fromPortableString("/project/" + path)));
        return proxy(ICompilationUnit.class, Map.of("getResource", file));
    }

    private static <T> T proxy(Class<T> type, Map<String, Object> answers) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    Object answer = answers.get(method.getName());
                    if (answer == null) throw new UnsupportedOperationException(method.getName());
                    return answer;
                }));
    }

    private static final class Edit extends TextChange {
        private final ICompilationUnit unit;

        Edit(String path, TextEdit edit) {
            super("edit");
            unit = unit(path);
            if (edit != null) setEdit(edit);
        }

        @Override
        public Object getModifiedElement() {
            return unit;
        }

        @Override
        public void initializeValidationData(IProgressMonitor monitor) {}

        @Override
        public RefactoringStatus isValid(IProgressMonitor monitor) {
            return new RefactoringStatus();
        }

        @Override
        protected IDocument acquireDocument(IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected void commit(IDocument document, IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected void releaseDocument(IDocument document, IProgressMonitor monitor) {}

        @Override
        protected Change createUndoChange(UndoEdit edit) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class Unknown extends Change {
        @Override
        public String getName() {
            return "unknown";
        }

        @Override
        public void initializeValidationData(IProgressMonitor monitor) {}

        @Override
        public RefactoringStatus isValid(IProgressMonitor monitor) {
            return new RefactoringStatus();
        }

        @Override
        public Change perform(IProgressMonitor monitor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object getModifiedElement() {
            return null;
        }
    }
}
