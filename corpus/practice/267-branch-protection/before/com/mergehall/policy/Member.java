package com.mergehall.policy;

public record Member(String login, boolean admin, boolean maintainer, boolean suspended) {
}
