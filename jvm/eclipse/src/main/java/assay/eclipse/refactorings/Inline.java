package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.ILocalVariable;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.code.InlineConstantRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.InlineMethodRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.code.InlineTempRefactoring;
import org.eclipse.ltk.core.refactoring.Refactoring;

/** A name is replaced by what it stands for: everywhere, if the target is the declaration, which then goes; else there only. */
final class Inline {

    static final List<Kind> KINDS = List.of(
            Kind.of("inline-method", "", Inline::method),
            Kind.of("inline-constant", "", Inline::constant),
            Kind.of("inline-local", "", Inline::local));

    private static Refactoring method(Request request) throws CoreException, Refused, Unusable {
        request.available(
                RefactoringAvailabilityTesterCore.isInlineMethodAvailable(request.element(IMethod.class, "method")));
        var refactoring =
                InlineMethodRefactoring.create(request.unit(), request.parse(), request.start(), request.length());
        if (refactoring == null) throw new Unusable("there is no method");
        if (!request.opens(refactoring)) return refactoring;
        request.status().merge(refactoring.setCurrentMode(refactoring.getInitialMode()));
        refactoring.setDeleteSource(refactoring.getInitialMode() == InlineMethodRefactoring.Mode.INLINE_ALL
                && refactoring.canEnableDeleteSource());
        return refactoring;
    }

    private static Refactoring constant(Request request) throws CoreException, Refused, Unusable {
        request.available(
                RefactoringAvailabilityTesterCore.isInlineConstantAvailable(request.element(IField.class, "constant")));
        var refactoring =
                new InlineConstantRefactoring(request.unit(), request.parse(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setReplaceAllReferences(refactoring.isDeclarationSelected());
        refactoring.setRemoveDeclaration(refactoring.isDeclarationSelected());
        return refactoring;
    }

    private static Refactoring local(Request request) throws CoreException, Refused, Unusable {
        request.available(RefactoringAvailabilityTesterCore.isInlineTempAvailable(
                request.element(ILocalVariable.class, "local variable")));
        return request.opened(
                new InlineTempRefactoring(request.unit(), request.parse(), request.start(), request.length()));
    }

    private Inline() {}
}
