package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IParent;
import org.eclipse.jdt.core.ISourceRange;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.internal.corext.codemanipulation.CodeGenerationSettings;
import org.eclipse.jdt.internal.corext.dom.IASTSharedValues;
import org.eclipse.jdt.internal.corext.refactoring.util.RefactoringASTParser;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/** What the engine is asked for, in its own terms, and what it has said so far. */
public final class Request {

    private final String refactoring;
    private final IJavaProject project;
    private final ICompilationUnit unit;
    private final int start;
    private final int length;
    private final Map<String, String> parameters;
    private final Predicate<String> isOff;
    private final RefactoringStatus status = new RefactoringStatus();

    public Request(
            String refactoring,
            IJavaProject project,
            ICompilationUnit unit,
            int start,
            int length,
            Map<String, String> parameters,
            Predicate<String> isOff) {
        this.refactoring = refactoring;
        this.project = project;
        this.unit = unit;
        this.start = start;
        this.length = length;
        this.parameters = parameters;
        this.isOff = isOff;
    }

    public RefactoringStatus status() {
        return status;
    }

    IJavaProject project() {
        return project;
    }

    ICompilationUnit unit() {
        return unit;
    }

    int start() {
        return start;
    }

    int length() {
        return length;
    }

    String parameter(String name) {
        return parameters.get(name);
    }

    String parameter(String name, String otherwise) {
        return parameters.getOrDefault(name, otherwise);
    }

    boolean has(String parameter) {
        return parameters.containsKey(parameter);
    }

    /** The engine's own test of whether its menu has an entry for this; it gives no reason. */
    void available(boolean available) throws Refused {
        String key = "unavailable." + refactoring;
        if (!available && !isOff.test(key)) throw new Refused(key, refactoring + " is not available here");
    }

    Refused noDestination(String text) {
        return new Refused("no-destination." + refactoring, text);
    }

    /** The first conditions; whether the user would get to see the dialog. */
    boolean opens(Refactoring begun) throws CoreException {
        status.merge(begun.checkInitialConditions(new NullProgressMonitor()));
        return !status.hasFatalError();
    }

    /** What the dialog says of what was typed into it; whether it lets its user go on. */
    boolean accepts(RefactoringStatus input) {
        status.merge(input);
        return !status.hasFatalError();
    }

    /** Where nothing more is to be told. */
    Refactoring opened(Refactoring begun) throws CoreException {
        opens(begun);
        return begun;
    }

    static CodeGenerationSettings codeGeneration() {
        var settings = new CodeGenerationSettings();
        settings.createComments = false;
        settings.overrideAnnotation = true;
        settings.importIgnoreLowercase = true;
        settings.tabWidth = 4;
        settings.indentWidth = 4;
        return settings;
    }

    /** The element that is declared or named at the target. A constructor's name is its class's, too. */
    <T extends IJavaElement> T element(Class<T> type, String word) throws JavaModelException, Unusable {
        IJavaElement declared = as(type, declared(unit));
        if (type.isInstance(declared)) return type.cast(declared);
        if (declared == null) {
            for (IJavaElement selected : unit.codeSelect(start, length)) {
                IJavaElement named = as(type, selected);
                if (!type.isInstance(named)) continue;
                if (((IPackageFragmentRoot) named.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT)).getKind()
                        != IPackageFragmentRoot.K_SOURCE)
                    throw new Unusable(named.getElementName() + " is not declared in the program");
                return type.cast(named);
            }
        }
        throw new Unusable("there is no " + word);
    }

    private static IJavaElement as(Class<?> type, IJavaElement element) throws JavaModelException {
        return type == IType.class && element instanceof IMethod method && method.isConstructor()
                ? method.getDeclaringType()
                : element;
    }

    /** A type of the program, by its simple or its qualified name. */
    IType type(String name) throws JavaModelException, Refused {
        for (IPackageFragmentRoot root : project.getPackageFragmentRoots()) {
            if (root.getKind() != IPackageFragmentRoot.K_SOURCE) continue;
            for (IJavaElement fragment : root.getChildren()) {
                for (ICompilationUnit unit : ((IPackageFragment) fragment).getCompilationUnits()) {
                    for (IType type : unit.getAllTypes()) if (isNamed(type, name)) return type;
                }
            }
        }
        throw noDestination("there is no class " + name);
    }

    static boolean isNamed(IType type, String name) {
        return type.getElementName().equals(name)
                || type.getFullyQualifiedName('.').equals(name);
    }

    CompilationUnit parse() {
        return new RefactoringASTParser(IASTSharedValues.SHARED_AST_LEVEL).parse(unit, true);
    }

    /** The declaration whose name is at the target. */
    private IJavaElement declared(IParent parent) throws JavaModelException {
        for (IJavaElement child : parent.getChildren()) {
            if (child instanceof IMember member && covers(member.getNameRange())) return member;
            IJavaElement inside = child instanceof IParent inner ? declared(inner) : null;
            if (inside != null) return inside;
        }
        return null;
    }

    private boolean covers(ISourceRange name) {
        return name != null
                && name.getOffset() >= 0
                && name.getOffset() <= start
                && start + length <= name.getOffset() + name.getLength();
    }
}
