package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.ILocalVariable;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.ISourceRange;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.code.ConvertAnonymousToNestedRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.MakeStaticRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.PromoteTempToFieldRefactoring;
import org.eclipse.ltk.core.refactoring.Refactoring;

/** The same thing of another kind. */
final class Convert {

    static final List<Kind> KINDS = kinds();

    private static List<Kind> kinds() {
        var kinds = new ArrayList<Kind>(List.of(
                Kind.of("convert-local-to-field", "name", Convert::localToField),
                Kind.of("convert-anonymous", "name", Convert::anonymous)));
        if (refactoringClass("MakeStaticRefactoring") != null)
            kinds.add(Kind.of("make-static", "", MakeStatic::refactoring));
        if (refactoringClass(TO_RECORD) != null) kinds.add(Kind.of("convert-to-record", "", Convert::toRecord));
        return kinds;
    }

    /** Private, and set where the variable was. */
    private static Refactoring localToField(Request request) throws CoreException, Refused, Unusable {
        request.available(RefactoringAvailabilityTesterCore.isPromoteTempAvailable(
                request.element(ILocalVariable.class, "local variable")));
        var refactoring = new PromoteTempToFieldRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setFieldName(request.parameter("name"));
        request.accepts(refactoring.validateInput());
        return refactoring;
    }

    private static Refactoring anonymous(Request request) throws CoreException, Refused {
        // The body of an enum constant is an anonymous class, too, and not on the menu.
        IJavaElement at = request.unit().getElementAt(request.start());
        if (at != null && at.getAncestor(IJavaElement.TYPE) instanceof IType type && type.isAnonymous())
            request.available(RefactoringAvailabilityTesterCore.isConvertAnonymousAvailable(type));
        var refactoring = new ConvertAnonymousToNestedRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setClassName(request.parameter("name"));
        return refactoring;
    }

    /** Apart, because a class can't be linked where what it names is missing. */
    private static final class MakeStatic {

        static Refactoring refactoring(Request request) throws CoreException, Refused, Unusable {
            IMethod method = request.element(IMethod.class, "method");
            request.available(RefactoringAvailabilityTesterCore.isMakeStaticAvailable(method));
            return request.opened(new MakeStaticRefactoring(method));
        }
    }

    private static Refactoring toRecord(Request request) throws CoreException, Unusable {
        IType type = request.element(IType.class, "class");
        // It wants the whole name.
        ISourceRange name = type.getNameRange();
        try {
            var refactoring = (Refactoring) refactoringClass(TO_RECORD)
                    .getConstructor(ICompilationUnit.class, int.class, int.class)
                    .newInstance(type.getCompilationUnit(), name.getOffset(), name.getLength());
            request.opens(refactoring);
            return refactoring;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final String TO_RECORD = "ConvertToRecordRefactoring";

    /** Null where the release does not have it. */
    private static Class<?> refactoringClass(String name) {
        try {
            return Class.forName("org.eclipse.jdt.internal.corext.refactoring.code." + name);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    private Convert() {}
}
