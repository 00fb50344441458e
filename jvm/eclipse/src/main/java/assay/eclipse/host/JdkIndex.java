package assay.eclipse.host;

import assay.worker.engine.Placement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameRequestor;
import org.eclipse.jdt.internal.core.JavaModelManager;
import org.eclipse.jdt.internal.core.search.indexing.IndexManager;

/**
 * Eclipse's index of the whole JDK: a search waits until it is made, which takes far longer than any attempt. So it is made once and
 * kept, by a process that does nothing else.
 */
public final class JdkIndex {

    /** Makes it with Eclipse's own means, into a file. */
    public static void make(String file) throws CoreException, IOException {
        Settings.apply();
        Path jdk = Library.WHOLE;
        IJavaProject project = new Projects().create(Placement.of(Map.of()), new Library.Runtime(jdk, null), List.of());
        var scope = SearchEngine.createJavaSearchScope(new IJavaElement[] {project});
        new SearchEngine()
                .searchAllTypeNames(
                        null,
                        SearchPattern.R_EXACT_MATCH,
                        "Object".toCharArray(),
                        SearchPattern.R_EXACT_MATCH,
                        IJavaSearchConstants.TYPE,
                        scope,
                        new TypeNameRequestor() {},
                        IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH,
                        new NullProgressMonitor());
        IndexManager manager = JavaModelManager.getIndexManager();
        manager.saveIndexes();
        Files.copy(
                manager.computeIndexLocation(IPath.fromPath(jdk)).getIndexFile().toPath(), Path.of(file));
    }

    private JdkIndex() {}
}
