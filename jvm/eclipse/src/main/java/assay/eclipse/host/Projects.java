package assay.eclipse.host;

import assay.worker.engine.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IClasspathAttribute;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.JavaCore;

/** Java projects of the workspace: each has the source folders of one placement and nothing that builds it. */
final class Projects {

    /** Of no use to who reads it in a message, and another one each time. */
    private static final String NAME = "assay-program-";

    private int made;

    IJavaProject create(Placement placement, Library.Runtime library, List<String> classPath) throws CoreException {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        String name = NAME + made++;
        IProject project = workspace.getRoot().getProject(name);
        IProjectDescription description = workspace.newProjectDescription(name);
        description.setNatureIds(new String[] {JavaCore.NATURE_ID});
        var entries = new ArrayList<IClasspathEntry>();
        workspace.run(
                monitor -> {
                    project.create(description, null);
                    project.open(null);
                    for (int root = 0; root < placement.roots().size(); root++) {
                        IFolder folder = project.getFolder("s" + root);
                        folder.create(true, true, null);
                        entries.add(JavaCore.newSourceEntry(folder.getFullPath()));
                    }
                    entries.add(JavaCore.newLibraryEntry(
                            IPath.fromPath(library.path()), null, null, null, indexOf(library), false));
                    for (String part : classPath)
                        entries.add(JavaCore.newLibraryEntry(IPath.fromOSString(part), null, null));
                    JavaCore.create(project)
                            .setRawClasspath(
                                    entries.toArray(IClasspathEntry[]::new),
                                    project.getFullPath().append("bin"),
                                    null);
                },
                new NullProgressMonitor());
        return JavaCore.create(project);
    }

    private static IClasspathAttribute[] indexOf(Library.Runtime library) {
        if (library.index() == null) return new IClasspathAttribute[0];
        return new IClasspathAttribute[] {
            JavaCore.newClasspathAttribute(
                    IClasspathAttribute.INDEX_LOCATION_ATTRIBUTE_NAME,
                    library.index().toUri().toString())
        };
    }

    /** A new file of a project. */
    ICompilationUnit createUnit(IJavaProject project, Placement.Place place, String text) throws CoreException {
        IFolder root = project.getProject().getFolder("s" + place.root());
        IPackageFragment fragment =
                project.getPackageFragmentRoot(root).createPackageFragment(place.packageName(), true, null);
        return fragment.createCompilationUnit(place.fileName(), text, true, null);
    }

    /** A text of the engine's, with paths of the program where it has those of a project. */
    static String withoutProject(String text, Placement placement) {
        String clean = text;
        if (clean.contains(NAME)) {
            for (int root = 0; root < placement.roots().size(); root++)
                clean = clean.replaceAll(
                        NAME + "\\d+/s" + root + "/",
                        Matcher.quoteReplacement(placement.roots().get(root).prefix()));
        }
        return clean.replaceAll(NAME + "\\d+", "program");
    }

    void delete(IJavaProject project) throws CoreException {
        project.getProject().delete(true, true, null);
    }
}
