package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.reorg.IReorgPolicy;
import org.eclipse.jdt.internal.corext.refactoring.reorg.JavaDeleteProcessor;
import org.eclipse.jdt.internal.corext.refactoring.reorg.JavaMoveProcessor;
import org.eclipse.jdt.internal.corext.refactoring.reorg.NullReorgQueries;
import org.eclipse.jdt.internal.corext.refactoring.reorg.ReorgDestinationFactory;
import org.eclipse.jdt.internal.corext.refactoring.reorg.ReorgPolicyFactory;
import org.eclipse.jdt.internal.corext.refactoring.structure.MoveInnerToTopRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.MoveInstanceMethodProcessor;
import org.eclipse.jdt.internal.corext.refactoring.structure.MoveStaticMembersProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.DeleteRefactoring;
import org.eclipse.ltk.core.refactoring.participants.MoveRefactoring;

/** What gets another home, or none. */
final class Move {

    static final List<Kind> KINDS = List.of(
            Kind.of("move-method", "to", Move::method),
            Kind.of("move-static-member", "to", Move::staticMember),
            Kind.of("move-type", "to", Move::type),
            Kind.of("move-type-to-new-file", "", Move::toNewFile),
            Kind.of("delete", "", Move::delete));

    /** To the class of a field or a parameter; no delegate stays. */
    private static Refactoring method(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isMoveMethodAvailable(method));
        var processor = new MoveInstanceMethodProcessor(method, Request.codeGeneration());
        var refactoring = new MoveRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        String name = request.parameter("to");
        IVariableBinding target = Stream.of(processor.getPossibleTargets())
                .filter(variable -> variable.getName().equals(name))
                .findFirst()
                .orElse(null);
        if (target == null)
            throw request.noDestination(name + " is not a field or parameter to whose class the method can move");
        processor.setInlineDelegator(true);
        processor.setRemoveDelegator(true);
        processor.setDeprecateDelegates(false);
        processor.setTarget(target);
        return refactoring;
    }

    /** To another class. */
    private static Refactoring staticMember(Request request) throws CoreException, Refused, Unusable {
        IMember[] members = {request.element(IMember.class, "member")};
        request.available(RefactoringAvailabilityTesterCore.isMoveStaticMembersAvailable(members));
        var processor = new MoveStaticMembersProcessor(members, Request.codeGeneration());
        var refactoring = new MoveRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        processor.setDestinationTypeFullyQualifiedName(
                request.type(request.parameter("to")).getFullyQualifiedName('.'));
        processor.setDelegateUpdating(false);
        return refactoring;
    }

    /** With its file, to another package that is there. */
    private static Refactoring type(Request request) throws CoreException, Refused, Unusable {
        ICompilationUnit unit = request.element(IType.class, "class").getCompilationUnit();
        IReorgPolicy.IMovePolicy policy =
                ReorgPolicyFactory.createMovePolicy(new IResource[0], new IJavaElement[] {unit});
        request.available(policy.canEnable());
        var root = (IPackageFragmentRoot) unit.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT);
        IPackageFragment destination = root.getPackageFragment(request.parameter("to"));
        if (!destination.exists()) throw request.noDestination("there is no package " + request.parameter("to"));
        var processor = new JavaMoveProcessor(policy);
        processor.setCreateTargetQueries(() -> null);
        processor.setReorgQueries(new NullReorgQueries());
        request.status().merge(processor.setDestination(ReorgDestinationFactory.createDestination(destination)));
        processor.setUpdateReferences(true);
        return request.opened(new MoveRefactoring(processor));
    }

    /** A nested class becomes a class of its own; it keeps its outer instance only if it needs it. */
    private static Refactoring toNewFile(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isMoveInnerAvailable(type));
        var refactoring = new MoveInnerToTopRefactoring(type, Request.codeGeneration());
        if (request.opens(refactoring)
                && refactoring.isCreatingInstanceFieldPossible()
                && !refactoring.isCreatingInstanceFieldMandatory()) refactoring.setCreateInstanceField(false);
        return refactoring;
    }

    private static Refactoring delete(Request request) throws CoreException, Refused, Unusable {
        IMember member = request.element(IMember.class, "member");
        request.available(RefactoringAvailabilityTesterCore.isDeleteAvailable(member));
        var processor = new JavaDeleteProcessor(new Object[] {member});
        processor.setQueries(new NullReorgQueries());
        processor.setSuggestGetterSetterDeletion(false);
        return request.opened(new DeleteRefactoring(processor));
    }

    private Move() {}
}
