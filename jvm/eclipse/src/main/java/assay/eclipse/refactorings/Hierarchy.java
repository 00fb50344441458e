package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.structure.PullUpRefactoringProcessor;
import org.eclipse.jdt.internal.corext.refactoring.structure.PushDownRefactoringProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** Members that go up to a superclass, or down to all subclasses. */
final class Hierarchy {

    static final List<Kind> KINDS = List.of(
            Kind.of(
                    "pull-up-method",
                    "destination?",
                    request -> pullUp(request, request.element(IMethod.class, "method"))),
            Kind.of(
                    "pull-up-field",
                    "destination?",
                    request -> pullUp(request, request.element(IField.class, "field"))),
            Kind.of("push-down-method", "", request -> pushDown(request, request.element(IMethod.class, "method"))),
            Kind.of("push-down-field", "", request -> pushDown(request, request.element(IField.class, "field"))));

    private static Refactoring pullUp(Request request, IMember member) throws CoreException, Refused {
        IMember[] members = {member};
        request.available(RefactoringAvailabilityTesterCore.isPullUpAvailable(members));
        var processor = new PullUpRefactoringProcessor(members, Request.codeGeneration());
        var refactoring = new ProcessorBasedRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        processor.setDestinationType(destination(request, processor));
        processor.setMembersToMove(members);
        // References go over to the destination's type wherever that will do.
        processor.setReplace(true);
        processor.setInstanceOf(false);
        if (member instanceof IMethod method) processor.setDeletedMethods(new IMethod[] {method});
        return refactoring;
    }

    /** By name, or the nearest, which is the last that the dialog offers. */
    private static IType destination(Request request, PullUpRefactoringProcessor processor)
            throws CoreException, Refused {
        IType[] candidates = processor.getCandidateTypes(new RefactoringStatus(), new NullProgressMonitor());
        String name = request.parameter("destination");
        List<IType> fitting = Stream.of(candidates)
                .filter(type -> name == null || Request.isNamed(type, name))
                .toList();
        if (fitting.isEmpty())
            throw request.noDestination(
                    name == null ? "there is no class to pull up to" : name + " is not a class to pull up to");
        return fitting.get(fitting.size() - 1);
    }

    private static Refactoring pushDown(Request request, IMember member) throws CoreException, Refused {
        IMember[] members = {member};
        request.available(RefactoringAvailabilityTesterCore.isPushDownAvailable(members));
        return request.opened(new ProcessorBasedRefactoring(new PushDownRefactoringProcessor(members)));
    }

    private Hierarchy() {}
}
