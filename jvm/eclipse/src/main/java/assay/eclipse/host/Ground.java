package assay.eclipse.host;

import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.ltk.core.refactoring.Change;

/** A program put where the engine can work on it. */
interface Ground {

    IJavaProject project();

    /** Null for a path that the engine does not see. */
    ICompilationUnit unit(String path);

    /** All files after the change. */
    Map<String, String> after(Change change) throws CoreException, NotInMemory;

    /** A change whose effect is known only when it is performed. */
    final class NotInMemory extends Exception {
        private static final long serialVersionUID = 1;

        NotInMemory(Change change) {
            super(change.getClass().getName());
        }
    }
}
